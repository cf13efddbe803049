/// A reducer that takes its state over; the store holds an empty one meanwhile.
struct ConsumingReduce: Store {
  private(set) var state: AppState

  init(_ state: AppState) { self.state = state }

  @inline(__always)
  mutating func update(by action: Action) {
    let taken = state
    state = .empty
    state = Self.reduce(taken, action)
  }

  @inline(never)
  private static func reduce(_ state: consuming AppState, _ action: Action) -> AppState {
    state.apply(action)
    return state
  }
}
