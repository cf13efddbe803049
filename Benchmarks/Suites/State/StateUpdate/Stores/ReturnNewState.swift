/// A store with a reducer `(State, Action) -> State`, which holds the old state until the new one.
struct ReturnNewState: Store {
  private(set) var state: AppState

  init(_ state: AppState) { self.state = state }

  @inline(__always)
  mutating func update(by action: Action) {
    state = reduce(state, action)
  }
}

/// The reducer that returns a new state.
@inline(never)
func reduce(_ state: AppState, _ action: Action) -> AppState {
  var next = state
  next.apply(action)
  return next
}
