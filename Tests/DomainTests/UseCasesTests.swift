import Domain
import LabTestSupport
import SampleBackend
import Testing

struct UseCasesTests {
  @Test(arguments: [SampleBackend.Answer.ordinary, .failure(.offline)])
  func `a late answer is replaced by cancellation`(_ answer: SampleBackend.Answer) async throws {
    let backend = SampleBackend(policy: .gated)
    let load = Task { try await LoadProfile(backend)(1) }
    await settle()

    try backend.releaseFirst(with: answer)
    load.cancel()

    await #expect(throws: DomainError.cancelled) { try await settled(load) }
  }

  @Test func `a name is trimmed before it is sent`() async throws {
    let backend = SampleBackend()
    var profile = SampleData.me
    profile.username = "  Noor B. \n"

    let saved = try await SaveProfile(backend)(profile)

    profile.username = "Noor B."
    #expect(saved == profile)
    #expect(backend.log == [.save(profile)])
  }
}
