import LabStreams
import LabTracepoints

/// The entry for a view's actions.
package final class ActionSubject<Action> {
  private let subject = Subject<Action>()
  private var waiting: [Action] = []
  private var isSending = false

  /// Sends an action; its synchronous mutations have reached the state when this returns.
  ///
  /// An action sent during another one waits until that is done.
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

  /// All actions sent from now on.
  package var stream: Stream<Action> { subject.stream }
}
