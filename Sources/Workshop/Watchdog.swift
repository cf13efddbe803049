import Foundation
import Synchronization

/// Seconds after which a run counts as hung.
package struct TimeLimits: Sendable {
  /// From one line that the build prints to the next.
  package var build = 180.0
  /// From one test's start or end to the next.
  package var test = 20.0
  /// For all tests.
  package var tests = 180.0

  package init() {}
}

/// How long a run has not got on.
struct RunClock {
  private let limits: TimeLimits
  private var heard: SuspendingClock.Instant
  /// When the tests began.
  private var built: SuspendingClock.Instant?

  init(_ limits: TimeLimits, at now: SuspendingClock.Instant) {
    (self.limits, heard) = (limits, now)
  }

  /// Takes note that something was printed, which says nothing once tests run.
  mutating func print(isBuilt: Bool, at now: SuspendingClock.Instant) {
    if built != nil { return }
    heard = now
    if isBuilt { built = now }
  }

  /// Takes note that a test began or ended.
  mutating func test(at now: SuspendingClock.Instant) { heard = now }

  func isOver(at now: SuspendingClock.Instant) -> Bool {
    let quiet = heard.duration(to: now) / .seconds(1)
    guard let built else { return quiet > limits.build }
    return quiet > limits.test || built.duration(to: now) / .seconds(1) > limits.tests
  }
}

/// Ends a run that hangs.
final class Watchdog: Sendable {
  private struct State {
    var clock: RunClock
    /// Bytes of the events that were read.
    var read: UInt64 = 0
    /// Whether the run has ended, by this or by itself.
    var isOver = false
  }

  private let state: Mutex<State>
  /// Seconds between two looks.
  private let interval: Double
  private let events: String
  private let end: @Sendable () -> Void

  /// - Parameters:
  ///   - events: The file of Swift Testing's events.
  ///   - end: ends the run. Called once at most.
  init(_ limits: TimeLimits, events: String, end: @escaping @Sendable () -> Void) {
    state = Mutex(State(clock: RunClock(limits, at: .now)))
    interval = min(0.5, limits.test / 4)
    (self.events, self.end) = (events, end)
    lookAgain()
  }

  func print(isBuilt: Bool) { state.withLock { $0.clock.print(isBuilt: isBuilt, at: .now) } }

  /// Stops watching.
  ///
  /// - Returns: Whether it has ended the run.
  func stop() -> Bool {
    state.withLock { state in
      defer { state.isOver = true }
      return state.isOver
    }
  }

  private func lookAgain() {
    DispatchQueue.global().asyncAfter(deadline: .now() + interval) { [weak self] in self?.look() }
  }

  private func look() {
    let isHung: Bool? = state.withLock { state in
      if state.isOver { return nil }
      if readsTest(&state) { state.clock.test(at: .now) }
      state.isOver = state.clock.isOver(at: .now)
      return state.isOver
    }
    switch isHung {
    case true?: end()
    case false?: lookAgain()
    case nil: break
    }
  }

  /// Reads on, and returns whether a test began or ended. One that fails again and again does neither.
  private func readsTest(_ state: inout State) -> Bool {
    guard let file = FileHandle(forReadingAtPath: events),
      (try? file.seek(toOffset: state.read)) != nil, let data = try? file.readToEnd(),
      let last = data.lastIndex(of: UInt8(ascii: "\n"))
    else { return false }
    let lines = data[...last]
    state.read += UInt64(lines.count)
    return ["testStarted", "testEnded"].contains { lines.range(of: Data($0.utf8)) != nil }
  }
}
