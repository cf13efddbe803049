import Domain
import Synchronization

/// Time that passes only when a test says so.
package final class TestClock: AppClock {
  private let time = Mutex(Duration.zero)
  private let room = WaitingRoom<Duration, Void>()

  package init() {}

  /// Since the clock was made.
  package var now: Duration {
    time.withLock { $0 }
  }

  /// How long each sleeper still sleeps, in the order of waking.
  package var sleepers: [Duration] {
    let now = now
    return room.tickets.sorted().map { $0 - now }
  }

  /// Without suspension when `duration` is zero or less.
  package func sleep(for duration: Duration) async throws(DomainError) {
    if Task.isCancelled { throw .cancelled }
    guard duration > .zero else { return }
    try await room.wait { now + duration }
  }

  /// Wakes the sleepers that are due, in the order of their deadlines; of two at once, who came first.
  ///
  /// One who wakes and sleeps again counts from the new time. Time never goes back.
  package func advance(by duration: Duration) {
    let now = time.withLock { time in
      time += max(.zero, duration)
      return time
    }
    let due = room.leave { $0 <= now }
    for sleeper in due.sorted(by: { $0.ticket < $1.ticket }) { sleeper.resume(.success(())) }
  }
}
