import Domain
import Testing

struct EntitiesTests {
  @Test(arguments: [true, false], [true, false])
  func `a like counts once, and its removal too`(wasLiked: Bool, isLiked: Bool) {
    var post = Post(
      id: 1, author: 1, authorName: "Ada", text: "Text", likeCount: 5, isLiked: wasLiked)
    let before = post.likeCount

    post.isLiked = isLiked

    #expect(post.likeCount == before + (isLiked ? 1 : 0) - (wasLiked ? 1 : 0))
  }

  @Test(arguments: [
    ([], "-"), (["Skåne"], "Skåne"), (["Skåne", "Zealand", "Tyrol"], "Skåne, Zealand, Tyrol"),
  ])
  func `regions show with commas between them, or as a dash`(regions: [String], text: String) {
    let profile = Profile(
      id: 1, username: "Ada", bio: "", regions: regions, partnerDistance: .near)

    #expect(profile.regionsText == text)
  }
}
