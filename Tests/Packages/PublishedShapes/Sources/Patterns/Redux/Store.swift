/// An action; any type can conform.
package protocol Action {}

typealias DispatchFunction = (any Action) -> Void
typealias Reducer<State> = (any Action, State) -> State
typealias Middleware<State> = (@escaping DispatchFunction, @escaping () -> State?) -> (
  @escaping DispatchFunction
) -> DispatchFunction

protocol StoreSubscriber: AnyObject {
  associatedtype Part

  func newState(_ state: Part)
}

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
    dispatchFunction(action)
  }

  /// Sends a part of the state after each action, until the subscriber is released.
  func subscribe<Subscriber: StoreSubscriber>(
    _ subscriber: Subscriber, select: @escaping (State) -> Subscriber.Part?
  ) {
    subscriptions.append { [weak subscriber] state in
      guard let subscriber else { return false }
      if let part = select(state) { subscriber.newState(part) }
      return true
    }
  }
}
