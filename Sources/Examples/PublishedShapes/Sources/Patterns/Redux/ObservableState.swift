import LabTracepoints
import Observation

/// The subscriber of a store for a view, which observes the state.
@Observable
package final class ObservableState<State>: StoreSubscriber, TracedObject {
  package private(set) var current: State
  let store: Store<State>

  init(of store: Store<State>) {
    self.store = store
    current = store.state
    store.subscribe(self)
  }

  func newState(_ state: State) {
    current = state
  }
}
