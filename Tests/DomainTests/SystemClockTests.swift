import Domain
import Testing

struct SystemClockTests {
  @Test func `a cancelled sleeper of an hour wakes at once`() async {
    let sleep = Task { try await SystemClock().sleep(for: .seconds(3_600)) }

    sleep.cancel()

    await #expect(throws: DomainError.cancelled) { try await sleep.value }
  }
}
