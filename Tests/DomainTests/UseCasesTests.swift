import Domain
import SampleBackend
import Testing

struct LateAnswerTests {
  @Test func `a profile that arrives after the caller was cancelled is not delivered`() async throws
  {
    let backend = SampleBackend(policy: .gated)
    let load = Task { try await LoadProfile(backend)(1) }
    await Gate.turn()

    try backend.release(.profile(1))
    load.cancel()

    await #expect(throws: DomainError.cancelled) { try await load.value }
  }

  @Test func `an error that arrives after the caller was cancelled is not told`() async throws {
    let backend = SampleBackend(policy: .gated)
    let load = Task { try await LoadProfile(backend)(1) }
    await Gate.turn()

    try backend.release(.profile(1), with: .failure(.offline))
    load.cancel()

    await #expect(throws: DomainError.cancelled) { try await load.value }
  }

  @Test func `a profile that arrives in time is delivered`() async throws {
    let backend = SampleBackend(policy: .gated)
    let load = Task { try await LoadProfile(backend)(1) }
    await Gate.turn()

    try backend.release(.profile(1))

    #expect(try await load.value == SampleData.me)
  }
}

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
