import LabDomain
import LabTracepoints
import Observation

/// Holds the state of a screen, which only its reducer changes.
@Observable
package final class Store<State, Action>: TracedObject {
  package private(set) var state: State
  private let reducer: any Reducer<State, Action>
  @ObservationIgnored private var running: [AnyHashable: TaskBag] = [:]

  init(_ state: State, reducer: some Reducer<State, Action>) {
    self.state = state
    self.reducer = reducer
  }

  func send(_ action: Action) {
    Cause.action(action) {
      reducer.reduce(into: &state, action).operations.forEach(perform)
    }
  }

  private func perform(_ operation: Effect<Action>.Operation) {
    switch operation {
    case .cancel(let id):
      running.removeValue(forKey: id)?.cancelAll()
    case .run(nil, _, let work):
      Task { await work(self.send) }
    case .run(let id?, let cancelsInFlight, let work):
      let tasks = running[id] ?? TaskBag()
      running[id] = tasks
      if cancelsInFlight { tasks.cancelAll() }
      tasks.start {
        guard !Task.isCancelled else { return }
        // What a cancelled effect sends is dropped: its screen may have begun the same work again.
        await work { if !Task.isCancelled { self.send($0) } }
      }
    }
  }
}
