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
}

struct SystemClockTests {
  @Test func `a cancelled sleeper of an hour wakes at once`() async {
    let sleep = Task { try await SystemClock().sleep(for: .seconds(3_600)) }

    sleep.cancel()

    await #expect(throws: DomainError.cancelled) { try await sleep.value }
  }
}
