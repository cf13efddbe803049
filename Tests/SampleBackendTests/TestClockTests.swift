import Domain
import LabTestSupport
import SampleBackend
import Testing

struct TestClockTests {
  private let clock = TestClock()

  @Test func `sleepers wake in the order of their deadlines`() async throws {
    var woken: [Int] = []
    let sleepers = [3, 1, 2].map { seconds in
      Task {
        try await clock.sleep(for: .seconds(seconds))
        woken.append(seconds)
      }
    }
    await settle()

    clock.advance(by: .seconds(3))
    for sleeper in sleepers { try await settled(sleeper) }

    #expect(woken == [1, 2, 3])
  }

  @Test func `sleepers with one deadline wake in the order of arrival`() async throws {
    var woken: [Int] = []
    let sleepers = (0..<100).map { number in
      Task {
        try await clock.sleep(for: .seconds(1))
        woken.append(number)
      }
    }
    await settle()

    clock.advance(by: .seconds(1))
    for sleeper in sleepers { try await settled(sleeper) }

    #expect(woken == Array(0..<100))
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

  @Test func `a sleeper that sleeps again counts from the new time`() async throws {
    let sleeper = Task {
      try await clock.sleep(for: .seconds(1))
      try await clock.sleep(for: .seconds(1))
    }
    await settle()

    clock.advance(by: .seconds(5))
    await settle()

    #expect(clock.sleepers == [.seconds(1)])
    #expect(clock.now == .seconds(5))
    clock.advance(by: .seconds(1))
    try await settled(sleeper)
  }

  @Test func `a cancelled sleeper wakes at once`() async {
    let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
    await settle()

    sleeper.cancel()

    #expect(clock.sleepers == [])
    await #expect(throws: DomainError.cancelled) { try await settled(sleeper) }
  }

  @Test(arguments: [Duration.seconds(1), .zero])
  func `a caller cancelled before does not sleep`(duration: Duration) async {
    let sleeper = Task { try await clock.sleep(for: duration) }

    sleeper.cancel()

    await #expect(throws: DomainError.cancelled) { try await settled(sleeper) }
    #expect(clock.sleepers == [])
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `a sleep of no time does not suspend`(duration: Duration) async throws {
    var otherRan = false
    let other = Task { otherRan = true }

    try await clock.sleep(for: duration)

    #expect(!otherRan)
    try await settled(other)
  }

  @Test func `time never goes back`() {
    clock.advance(by: .seconds(2))
    clock.advance(by: .seconds(-1))

    #expect(clock.now == .seconds(2))
  }
}
