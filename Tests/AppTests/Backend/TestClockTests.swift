import LabBackend
import LabDomain
import LabSpecification
import Testing

struct TestClockTests {
  private let clock = TestClock()

  @Test func `sleepers wake by deadline, and then by arrival`() async throws {
    var woken: [Int] = []
    let sleepers = (0..<100).map { number in
      Task {
        try await clock.sleep(for: .seconds(2 - number % 2))
        woken.append(number)
      }
    }
    await settle()

    clock.advance(by: .seconds(2))
    for sleeper in sleepers { try await settled(sleeper) }

    let numbers = 0..<100
    #expect(woken == numbers.filter { $0 % 2 == 1 } + numbers.filter { $0 % 2 == 0 })
  }

  @Test func `no sleeper wakes before its deadline`() async throws {
    let sleepers = [300, 100].map { duration in
      Task { try await clock.sleep(for: .milliseconds(duration)) }
    }
    await settle()

    clock.advance(by: .milliseconds(99))
    #expect(clock.sleepers == [.milliseconds(1), .milliseconds(201)])

    clock.advance(by: .milliseconds(1))
    #expect(clock.sleepers == [.milliseconds(200)])

    clock.advance(by: .milliseconds(200))
    #expect(clock.sleepers == [])
    for sleeper in sleepers { try await settled(sleeper) }
  }

  @Test(arguments: [Duration.seconds(1), .zero], [true, false])
  func `a cancelled caller does not sleep`(duration: Duration, isEarly: Bool) async {
    let sleeper = Task { try await clock.sleep(for: duration) }
    if !isEarly, duration > .zero { await settle() }

    sleeper.cancel()

    await #expect(throws: DomainError.cancelled) { try await settled(sleeper) }
    #expect(clock.sleepers == [])
  }

  @Test func `a sleep of no time does not suspend, and time never goes back`() async throws {
    var otherRan = false
    let other = Task { otherRan = true }

    for duration in [Duration.zero, .seconds(-1)] { try await clock.sleep(for: duration) }
    for seconds in [2, -1] { clock.advance(by: .seconds(seconds)) }

    #expect(!otherRan)
    #expect(clock.now == .seconds(2))
    try await settled(other)
  }
}
