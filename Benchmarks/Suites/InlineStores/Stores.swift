/// An action of a store.
package enum LikeAction: Sendable {
  case like
  case unlike
}

/// A store that passes actions through its middlewares and reduces the state in place.
package final class InOutStore<State> {
  package typealias Dispatch = (LikeAction) -> Void
  package typealias Middleware = (_ state: @escaping () -> State, _ next: @escaping Dispatch) ->
    Dispatch

  package private(set) var state: State
  private var dispatch: Dispatch = { _ in }

  package init(
    _ state: State, middlewares: [Middleware] = [],
    reduce: @escaping (inout State, LikeAction) -> Void
  ) {
    self.state = state
    dispatch = { [unowned self] in reduce(&self.state, $0) }
    for middleware in middlewares.reversed() {
      dispatch = middleware({ [unowned self] in self.state }, dispatch)
    }
  }

  @inline(never)
  package func send(_ action: LikeAction) { dispatch(action) }
}

/// A store whose reducer returns the next state.
package final class ReturningStore<State> {
  package private(set) var state: State
  private let reduce: (State, LikeAction) -> State

  package init(_ state: State, reduce: @escaping (State, LikeAction) -> State) {
    self.state = state
    self.reduce = reduce
  }

  @inline(never)
  package func send(_ action: LikeAction) { state = reduce(state, action) }
}
