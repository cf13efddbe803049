/// A store that has made so many changes that its history has dropped some already.
struct FullHistory<Store: Undoable> {
  let depth: Int
  private(set) var steps = 0
  private var walk: LikeWalk
  var store: Store

  init(_ state: AppState, depth: Int) {
    self.depth = depth
    walk = LikeWalk(through: state)
    store = Store(state, depth: depth)
    run(Self.stepsToFill(depth))
  }

  /// Two more than are kept: the first states are gone, whoever else may hold them.
  static func stepsToFill(_ depth: Int) -> Int { depth + 2 }

  /// The steady state: each step keeps one state and drops one.
  @inline(__always)
  mutating func run(_ count: Int) {
    for _ in 0..<count { store.update(by: walk.step()) }
    steps += count
  }

  /// Whether each state that is looked at on the way back is what it was, and none is left behind the
  /// last one.
  mutating func leadsBack(to state: AppState) -> Bool {
    let looks = [0, 1, depth / 2, depth]
    for back in 0...depth {
      if back > 0, !store.undo() { return false }
      if looks.contains(back), store.state != walk.expected(state, after: steps - back) {
        return false
      }
    }
    return !store.undo() && store.state == walk.expected(state, after: steps - depth)
  }
}
