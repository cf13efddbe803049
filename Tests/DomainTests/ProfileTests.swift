import Domain
import Testing

struct ProfileTests {
  @Test(arguments: [
    ([], "-"), (["Skåne"], "Skåne"), (["Skåne", "Zealand", "Tyrol"], "Skåne, Zealand, Tyrol"),
  ])
  func `regions show with commas between them, or as a dash`(regions: [String], text: String) {
    let profile = Profile(
      id: 1, username: "Ada", bio: "", regions: regions, partnerDistance: .near)

    #expect(profile.regionsText == text)
  }
}
