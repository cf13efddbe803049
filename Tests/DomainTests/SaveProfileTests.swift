import Domain
import SampleBackend
import Testing

struct SaveProfileTests {
  @Test func `the name is trimmed before it is sent`() async throws {
    let backend = SampleBackend()
    var profile = SampleData.me
    profile.username = "  Noor B. \n"

    let saved = try await SaveProfile(backend)(profile)

    profile.username = "Noor B."
    #expect(saved == profile)
    #expect(backend.log == [.save(profile)])
  }
}
