import LabDomain
import LabTracepoints
import Screens

/// Changes a state by an action, and returns the work that follows.
protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action

  func reduce(into state: inout State, _ action: Action) -> Effect<Action>
}

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

  /// Returns a part of the state, up to date until it is released, whose acts are embedded in actions.
  ///
  /// - Parameter toState: returns `nil` when the part is no longer in the state.
  func scope<Part: Equatable, Act>(
    _ part: Part, toState: @escaping (State) -> Part?, embed: @escaping (Act) -> Action,
    onRelease: @escaping () -> Void = {}
  ) -> ScreenStore<Part, Act> {
    let scoped = ScreenStore(part, onRelease: onRelease) { (act: Act) in self.send(embed(act)) }
    subscribers.append { [weak scoped] state in
      scoped?.update(to: toState(state))
      return scoped != nil
    }
    return scoped
  }

  /// Returns a list of the state, up to date until it is released, with a store for each element.
  func scope<Element: Identifiable & Equatable, Act>(
    list: @escaping (State) -> [Element], embed: @escaping (Element.ID, Act) -> Action
  ) -> ListStore<Element, Act> {
    let scoped = ListStore(list(state)) { self.send(embed($0, $1)) }
    subscribers.append { [weak scoped] state in
      scoped?.update(to: list(state))
      return scoped != nil
    }
    return scoped
  }

  private func perform(_ operation: Effect<Action>.Operation) {
    switch operation {
    case .cancel(let id):
      running.removeValue(forKey: id)?.cancelAll()
    case .run(let id, let work):
      let tasks = running[id] ?? TaskBag()
      running[id] = tasks
      tasks.start { [weak self] in
        if id != nil, Task.isCancelled { return }
        // What a cancelled effect sends is dropped: its screen may have begun the same work again.
        await work { if !Task.isCancelled { self?.send($0) } }
      }
    }
  }
}
