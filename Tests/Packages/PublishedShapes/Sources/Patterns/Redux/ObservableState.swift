import LabTracepoints
import Observation

/// The subscriber of a part of the store's state for a view, which observes it and dispatches its acts.
@Observable
package final class ObservableState<Part: Equatable>: StoreSubscriber, TracedObject {
  package private(set) var current: Part
  let dispatch: DispatchFunction
  private let onRelease: () -> Void

  /// - Parameter select: returns `nil` when the part is no longer in the state.
  init(
    _ current: Part, of store: AppStore, dispatch: DispatchFunction? = nil,
    onRelease: @escaping () -> Void = {}, select: @escaping (AppState) -> Part?
  ) {
    self.current = current
    self.dispatch = dispatch ?? store.dispatch
    self.onRelease = onRelease
    store.subscribe(self, select: select)
  }

  isolated deinit {
    onRelease()
  }

  func newState(_ state: Part) {
    if state != current { current = state }
  }
}
