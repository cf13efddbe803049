import Domain
import Synchronization

/// Where callers are suspended until somebody answers them.
///
/// A caller that is cancelled leaves at once with `.cancelled`; one that was answered before keeps
/// its answer.
final class WaitingRoom<Ticket: Sendable, Answer: Sendable>: Sendable {
  private let waiters = Mutex<[Waiter]>([])

  /// Of everybody who waits, in the order of their arrival.
  var tickets: [Ticket] {
    waiters.withLock { $0.map(\.ticket) }
  }

  /// Draws the ticket at the moment of entering: no `leave` comes between the two.
  ///
  /// `isolation` keeps the caller on its actor, where the cancellation handler would leave it.
  func wait(
    isolation: isolated (any Actor)? = #isolation, leavesWhenCancelled: Bool = true,
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
      if leavesWhenCancelled { remove { $0 === waiter }.first?.resume(.failure(.cancelled)) }
    }
    return try waiter.result.withLock { $0 }.get()
  }

  /// Takes out everybody whose ticket matches; each must then be resumed.
  func leave(where matches: (Ticket) -> Bool) -> [Waiter] {
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

    /// The waiter goes on after all that its actor has to do already.
    func resume(_ result: Result<Answer, DomainError>) {
      self.result.withLock { $0 = result }
      gate.open()
    }
  }
}
