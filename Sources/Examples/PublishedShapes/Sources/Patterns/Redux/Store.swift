/// An action; any type can conform.
protocol Action {}

typealias DispatchFunction = (any Action) -> Void
typealias Reducer<State> = (any Action, State) -> State
typealias Middleware<State> = (@escaping DispatchFunction, @escaping () -> State?) -> (
  @escaping DispatchFunction
) -> DispatchFunction

protocol StoreSubscriber<State>: AnyObject {
  associatedtype State

  func newState(_ state: State)
}

/// Holds a state, which a reducer replaces with each action that has passed the middleware.
final class Store<State> {
  private(set) var state: State {
    didSet { subscriber?.newState(state) }
  }
  private weak var subscriber: (any StoreSubscriber<State>)?
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

  /// Sends the state now and after each action, in place of another subscriber.
  func subscribe(_ subscriber: some StoreSubscriber<State>) {
    self.subscriber = subscriber
    subscriber.newState(state)
  }
}
