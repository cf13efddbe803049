import Domain
import Synchronization

/// Where callers are suspended until somebody answers them.
///
/// A caller that is cancelled leaves at once with `.cancelled`; one that was answered before keeps
/// its answer.
final class WaitingRoom<Ticket: Sendable, Answer: Sendable>: Sendable {
  private let state = Mutex(State())

  /// Of everybody who waits, in the order of their arrival.
  var tickets: [Ticket] {
    state.withLock { $0.waiters.map(\.ticket) }
  }

  /// Draws the ticket at the moment of entering: no `leave` comes between the two.
  func wait(with ticket: () -> Ticket) async throws(DomainError) -> Answer {
    let id = state.withLock { $0.nextID() }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let entered = state.withLock { state in
          // A cancellation before this point finds nobody to send away, but has set the flag.
          if Task.isCancelled { return false }
          state.waiters.append(Waiter(id: id, ticket: ticket(), continuation: continuation))
          return true
        }
        if !entered { continuation.resume(returning: .failure(.cancelled)) }
      }
    } onCancel: {
      remove { $0.id == id }.first?.resume(.failure(.cancelled))
    }
    return try result.get()
  }

  /// Takes out everybody whose ticket matches; each must then be resumed once.
  func leave(where matches: (Ticket) -> Bool) -> [Waiter] {
    remove { matches($0.ticket) }
  }

  private func remove(_ matches: (Waiter) -> Bool) -> [Waiter] {
    state.withLock { state in
      let leaving = state.waiters.filter(matches)
      state.waiters.removeAll(where: matches)
      return leaving
    }
  }
}

extension WaitingRoom {
  struct Waiter: Sendable {
    fileprivate let id: Int
    let ticket: Ticket
    fileprivate let continuation: CheckedContinuation<Result<Answer, DomainError>, Never>

    func resume(_ result: Result<Answer, DomainError>) {
      continuation.resume(returning: result)
    }
  }

  private struct State {
    private var lastID = 0
    var waiters: [Waiter] = []

    mutating func nextID() -> Int {
      lastID += 1
      return lastID
    }
  }
}
