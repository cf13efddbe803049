/// A value changed in place, with a subscriber that keeps the one it was last given.
struct KeptSnapshot<Layout: State>: Store {
  private(set) var state: Layout
  private var lastSeen: Layout

  init(_ state: AppState) {
    self.state = Layout(state)
    lastSeen = self.state
  }

  @inline(__always)
  mutating func update(by action: Action) {
    reduce(into: &state, action)
    lastSeen = state
  }
}
