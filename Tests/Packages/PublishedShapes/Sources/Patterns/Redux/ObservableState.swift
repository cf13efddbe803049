import LabTracepoints
import Observation
import Screens

/// The subscriber of a part of the store's state for a view, which observes it and dispatches what a person does.
@Observable
package final class ObservableState<State: Equatable, Act: Action>: StoreSubscriber, ScreenStore,
  TracedObject
{
  package private(set) var state: State
  private let dispatch: DispatchFunction
  private let onRelease: () -> Void

  /// - Parameter select: returns `nil` when the part is no longer in the state.
  init(
    _ state: State, of store: AppStore, dispatch: DispatchFunction? = nil,
    onRelease: @escaping () -> Void = {}, select: @escaping (AppState) -> State?
  ) {
    self.state = state
    self.dispatch = dispatch ?? store.dispatch
    self.onRelease = onRelease
    store.subscribe(self, select: select)
  }

  package func send(_ act: Act) {
    dispatch(act)
  }

  isolated deinit {
    onRelease()
  }

  func newState(_ state: State) {
    if state != self.state { self.state = state }
  }
}
