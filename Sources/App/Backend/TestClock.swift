import LabDomain
import Synchronization

/// A clock that a test advances.
///
///     let clock = TestClock()
///     let search = Task { try await clock.sleep(for: .milliseconds(300)) }
///     // one turn later:
///     clock.sleepers    // [0.3 seconds]
///     clock.advance(by: .milliseconds(300))
public final class TestClock: AppClock {
  private let time = Mutex(Duration.zero)
  private let room = WaitingRoom<Duration, Void>()

  /// Creates a clock at zero.
  public init() {}

  /// The time since the clock was created.
  public var now: Duration {
    time.withLock { $0 }
  }

  /// The remaining time of each sleeper, in the order of waking.
  public var sleepers: [Duration] {
    let now = now
    return room.tickets.sorted().map { $0 - now }
  }

  /// Returns after `duration`; at once if that is zero or less.
  public func sleep(for duration: Duration) async throws(DomainError) {
    if Task.isCancelled { throw .cancelled }
    guard duration > .zero else { return }
    try await room.wait { now + duration }
  }

  /// Advances the time and wakes the sleepers that are due, by deadline and then by arrival.
  ///
  /// A negative `duration` changes nothing.
  public func advance(by duration: Duration) {
    let now = time.withLock { time in
      time += max(.zero, duration)
      return time
    }
    let due = room.removeWaiters { $0 <= now }
    for sleeper in due.sorted(by: { $0.ticket < $1.ticket }) { sleeper.resume(.success(())) }
  }
}
