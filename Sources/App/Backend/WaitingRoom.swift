import LabDomain
import Synchronization

/// Suspends callers until they are answered.
///
/// A cancelled caller resumes at once with `.cancelled`, unless it has been answered before.
final class WaitingRoom<Ticket: Sendable, Answer: Sendable>: Sendable {
  private let waiters = Mutex<[Waiter]>([])

  /// The tickets of all suspended callers, in the order of arrival.
  var tickets: [Ticket] {
    waiters.withLock { $0.map(\.ticket) }
  }

  /// Suspends the caller until its waiter is resumed.
  ///
  /// The ticket is drawn on entering, so that no `remove` comes in between. `isolation` keeps the
  /// caller on its actor, which the cancellation handler would leave.
  func wait(
    isolation: isolated (any Actor)? = #isolation, endsWhenCancelled: Bool = true,
    with ticket: () -> Ticket
  ) async throws(DomainError) -> Answer {
    let waiter = waiters.withLock { waiters in
      let waiter = Waiter(ticket: ticket())
      waiters.append(waiter)
      return waiter
    }
    await withTaskCancellationHandler {
      _ = isolation  // A closure has the isolation that it captures.
      await waiter.gate.pass()
    } onCancel: {
      if endsWhenCancelled { remove { $0 === waiter }.first?.resume(.failure(.cancelled)) }
    }
    return try waiter.result.withLock { $0 }.get()
  }

  /// Removes all waiters whose ticket matches; the caller must resume each.
  func removeWaiters(where matches: (Ticket) -> Bool) -> [Waiter] {
    remove { matches($0.ticket) }
  }

  private func remove(_ matches: (Waiter) -> Bool) -> [Waiter] {
    waiters.withLock { waiters in
      let leaving = waiters.filter(matches)
      waiters.removeAll(where: matches)
      return leaving
    }
  }
}

extension WaitingRoom {
  final class Waiter: Sendable {
    let ticket: Ticket
    fileprivate let gate = Gate()
    fileprivate let result = Mutex<Result<Answer, DomainError>>(.failure(.cancelled))

    fileprivate init(ticket: Ticket) {
      self.ticket = ticket
    }

    /// Resumes the caller behind the work that its actor already has.
    func resume(_ result: Result<Answer, DomainError>) {
      self.result.withLock { $0 = result }
      gate.open()
    }
  }
}
