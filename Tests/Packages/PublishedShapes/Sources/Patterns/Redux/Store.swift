import LabTracepoints
import Screens

/// An action; any type can conform.
package protocol Action {}

typealias DispatchFunction = (any Action) -> Void
typealias Reducer<State> = (any Action, State) -> State
typealias Middleware<State> = (@escaping DispatchFunction, @escaping () -> State?) -> (
  @escaping DispatchFunction
) -> DispatchFunction

/// Holds a state, which a reducer replaces with each action that has passed the middleware.
package final class Store<State> {
  private(set) var state: State {
    didSet { subscriptions.removeAll { !$0(state) } }
  }
  /// Each passes a state on, and returns whether its subscriber is still there.
  private var subscriptions: [(State) -> Bool] = []
  private var dispatchFunction: DispatchFunction = { _ in }

  /// - Parameter middleware: called in this order, before the reducer.
  init(_ state: State, reducer: @escaping Reducer<State>, middleware: [Middleware<State>]) {
    self.state = state
    let reduce: DispatchFunction = { [unowned self] in self.state = reducer($0, self.state) }
    dispatchFunction = middleware.reversed().reduce(reduce) { next, middleware in
      middleware({ [weak self] in self?.dispatch($0) }, { [weak self] in self?.state })(next)
    }
  }

  func dispatch(_ action: any Action) {
    Cause.action(action) { dispatchFunction(action) }
  }

  /// Returns the subscriber of a part of the state, which dispatches what a person does.
  ///
  /// - Parameter select: returns `nil` when the part is no longer in the state.
  func subscriber<Part: Equatable, Act>(
    _ part: Part, select: @escaping (State) -> Part?, action: @escaping (Act) -> any Action,
    onRelease: @escaping () -> Void = {}
  ) -> ScreenStore<Part, Act> {
    let subscriber = ScreenStore(part, onRelease: onRelease) { (act: Act) in
      self.dispatch(action(act))
    }
    subscriptions.append { [weak subscriber] state in
      subscriber?.update(to: select(state))
      return subscriber != nil
    }
    return subscriber
  }
}
