/// The struct in place, with a subscriber that keeps the state it was last given.
struct KeptSnapshot: Subject {
  private(set) var state: AppState
  private var lastSeen: AppState

  init(_ state: AppState) {
    self.state = state
    lastSeen = state
  }

  @inline(__always)
  mutating func update(by action: Action) {
    Self.reduce(into: &state, action)
    lastSeen = state
  }

  @inline(never)
  private static func reduce(into state: inout AppState, _ action: Action) {
    state.apply(action)
  }
}
