import LabTracepoints
import Observation
import Screens

/// A part of a store: a view observes its state, and sends what a person does to the whole.
@Observable
package final class ScopedStore<State: Equatable, Act>: ScreenStore, TracedObject {
  package private(set) var state: State
  private let sendToApp: (Act) -> Void
  private let onRelease: () -> Void

  /// - Parameter toState: returns `nil` when the part is no longer in the state.
  init(
    _ state: State, of app: AppStore, toState: @escaping (AppFeature.State) -> State?,
    embed: @escaping (Act) -> AppFeature.Action, onRelease: @escaping () -> Void = {}
  ) {
    self.state = state
    sendToApp = { app.send(embed($0)) }
    self.onRelease = onRelease
    app.subscribe { [weak self] whole in
      guard let self else { return false }
      if let state = toState(whole), state != self.state { self.state = state }
      return true
    }
  }

  package func send(_ act: Act) {
    sendToApp(act)
  }

  isolated deinit {
    onRelease()
  }
}
