import LabTracepoints
import Observation

/// A part of a store: a view observes its state, and sends its actions to the whole.
@Observable
package final class ScopedStore<State: Equatable, Action>: TracedObject {
  package private(set) var state: State
  let send: (Action) -> Void
  private let onRelease: () -> Void

  /// - Parameter toState: returns `nil` when the part is no longer in the state.
  init<Whole, WholeAction>(
    _ state: State, of store: Store<Whole, WholeAction>, toState: @escaping (Whole) -> State?,
    embed: @escaping (Action) -> WholeAction, onRelease: @escaping () -> Void = {}
  ) {
    self.state = state
    send = { store.send(embed($0)) }
    self.onRelease = onRelease
    store.subscribe { [weak self] whole in
      guard let self else { return false }
      if let state = toState(whole), state != self.state { self.state = state }
      return true
    }
  }

  isolated deinit {
    onRelease()
  }
}
