import Tracepoints

/// Where a view sends its actions.
package final class ActionSubject<Action> {
  private let subject = Subject<Action>()
  private var waiting: [Action] = []
  private var isSending = false

  /// Hands the action over before it returns, and all that is known at once about it has reached the state by then.
  ///
  /// Actions take turns: one that is sent in the middle of another waits for the end of that.
  package func send(_ action: Action) {
    waiting.append(action)
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      Cause.action(next) { subject.send(next) }
    }
  }

  /// Every action from now on.
  package var stream: Stream<Action> { subject.stream }
}
