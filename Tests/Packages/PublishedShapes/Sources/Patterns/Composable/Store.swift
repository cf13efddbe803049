import LabDomain
import LabTracepoints

/// Holds the state of the app, which only its reducer changes.
package final class Store<State, Action> {
  private(set) var state: State {
    didSet { subscribers.removeAll { !$0(state) } }
  }
  /// Each returns whether it is still there.
  private var subscribers: [(State) -> Bool] = []
  private let reducer: any Reducer<State, Action>
  private var running: [AnyHashable?: TaskBag] = [:]

  init(_ state: State, reducer: some Reducer<State, Action>) {
    self.state = state
    self.reducer = reducer
  }

  func send(_ action: Action) {
    Cause.action(action) {
      reducer.reduce(into: &state, action).operations.forEach(perform)
    }
  }

  /// Calls `subscriber` with the state after each action, until it returns `false`.
  func subscribe(_ subscriber: @escaping (State) -> Bool) {
    subscribers.append(subscriber)
  }

  private func perform(_ operation: Effect<Action>.Operation) {
    switch operation {
    case .cancel(let id):
      running.removeValue(forKey: id)?.cancelAll()
    case .run(let id, let cancelsInFlight, let work):
      let tasks = running[id] ?? TaskBag()
      running[id] = tasks
      if cancelsInFlight { tasks.cancelAll() }
      tasks.start { [weak self] in
        if id != nil, Task.isCancelled { return }
        // What a cancelled effect sends is dropped: its screen may have begun the same work again.
        await work { if !Task.isCancelled { self?.send($0) } }
      }
    }
  }
}
