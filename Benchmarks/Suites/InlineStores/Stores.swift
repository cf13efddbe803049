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

/// A reducer of one feature's state.
package protocol FeatureReducer<State> {
  associatedtype State
  func reduce(into state: inout State, _ action: LikeAction)
}

/// Runs a child's reducer on a property of its parent's state.
package struct PropertyScope<State, Child: FeatureReducer>: FeatureReducer {
  private let child: Child
  private let path: WritableKeyPath<State, Child.State>

  package init(_ child: Child, to path: WritableKeyPath<State, Child.State>) {
    self.child = child
    self.path = path
  }

  @inline(never)
  package func reduce(into state: inout State, _ action: LikeAction) {
    child.reduce(into: &state[keyPath: path], action)
  }
}

/// Runs a child's reducer on the payload of an enum case, taking it out and putting it back.
package struct CaseScope<State, Child: FeatureReducer>: FeatureReducer {
  private let child: Child
  private let extract: (State) -> Child.State?
  private let embed: (Child.State) -> State

  package init(
    _ child: Child, extract: @escaping (State) -> Child.State?,
    embed: @escaping (Child.State) -> State
  ) {
    self.child = child
    self.extract = extract
    self.embed = embed
  }

  @inline(never)
  package func reduce(into state: inout State, _ action: LikeAction) {
    guard var payload = extract(state) else { return }
    child.reduce(into: &payload, action)
    state = embed(payload)
  }
}
