import LabInlineStores
import LabMeasure

/// A way to get from an action to the next state, as an app that uses a library's store writes it.
enum StoreShape: String, CaseIterable {
  case inOut = "inout reducer"
  case nested = "eight nested reducers"
  case returning = "return-new-state"
  case boxedReturning = "return-new-state, boxed"
  case cases = "eight nested, enum cases"
  case middlewares = "eight middlewares"
  case boxedMiddlewares = "eight middlewares, boxed"

  var summary: String {
    switch self {
    case .inOut: "changes the stored state in place."
    case .nested: "each runs the next on a property of its state, through a key path."
    case .returning: "(State, Action) -> State."
    case .boxedReturning: "the same with a state behind one copy-on-write reference."
    case .cases: "each takes the next one's state out of an enum case and puts it back."
    case .middlewares: "each reads the state before and after the inout reducer, as a logger does."
    case .boxedMiddlewares: "the same with a boxed state."
    }
  }

  /// A store with its state's type erased.
  typealias Store = (send: () -> Void, isLiked: () -> Bool)

  /// Creates a store of this type of state; its `send` sends one action.
  func store<State: InlineState>(of _: State.Type) -> Store {
    switch self {
    case .inOut: inOutStore(LikeReducer<State>())
    case .nested:
      inOutStore(LikeReducer<State>().nested.nested.nested.nested.nested.nested.nested.nested)
    case .returning: returningStore(of: State.self)
    case .boxedReturning: returningStore(of: Boxed<State>.self)
    case .cases:
      inOutStore(LikeReducer<State>().inCase.inCase.inCase.inCase.inCase.inCase.inCase.inCase)
    case .middlewares: inOutStore(LikeReducer<State>(), middlewares: 8)
    case .boxedMiddlewares: inOutStore(LikeReducer<Boxed<State>>(), middlewares: 8)
    }
  }

  private func inOutStore<Reducer: FeatureReducer>(
    _ reducer: Reducer, middlewares: Int = 0
  ) -> Store where Reducer.State: InlineState {
    let logger: InOutStore<Reducer.State>.Middleware = { state, next in
      { action in
        let before = state()
        next(action)
        log(before, state())
      }
    }
    let store = InOutStore(
      Reducer.State(), middlewares: Array(repeating: logger, count: middlewares),
      reduce: reducer.reduce)
    return ({ store.send(.like) }, { store.state.isLiked })
  }

  private func returningStore<State: InlineState>(of _: State.Type) -> Store {
    let store = ReturningStore(State()) { state, action in
      var next = state
      LikeReducer().reduce(into: &next, action)
      return next
    }
    return ({ store.send(.like) }, { store.state.isLiked })
  }
}

private struct LikeReducer<State: InlineState>: FeatureReducer {
  func reduce(into state: inout State, _ action: LikeAction) {
    switch action {
    case .like, .unlike: state.like()
    }
  }
}

extension FeatureReducer where State: InlineState {
  fileprivate var nested: PropertyScope<Parent<State>, Self> { PropertyScope(self, to: \.child) }

  fileprivate var inCase: CaseScope<Route<State>, Self> {
    CaseScope(self, extract: \.child, embed: Route.child)
  }
}

@inline(never)
private func log<State>(_ before: State, _ after: State) {
  blackHole(before)
  blackHole(after)
}
