import Domain
import LabTestSupport
import SampleBackend
import Testing

struct LateAnswerTests {
  @Test func `a late answer is replaced by cancellation`() async throws {
    let backend = SampleBackend(policy: .gated)
    let load = Task { try await LoadProfile(backend)(1) }
    await settle()

    try backend.release(.profile(1))
    load.cancel()

    await #expect(throws: DomainError.cancelled) { try await settled(load) }
  }

  @Test func `a late error is replaced by cancellation`() async throws {
    let backend = SampleBackend(policy: .gated)
    let load = Task { try await LoadProfile(backend)(1) }
    await settle()

    try backend.release(.profile(1), with: .failure(.offline))
    load.cancel()

    await #expect(throws: DomainError.cancelled) { try await settled(load) }
  }

  @Test func `an answer in time is delivered`() async throws {
    let backend = SampleBackend(policy: .gated)
    let load = Task { try await LoadProfile(backend)(1) }
    await settle()

    try backend.release(.profile(1))

    #expect(try await settled(load) == SampleData.me)
  }
}

struct SaveProfileTests {
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
