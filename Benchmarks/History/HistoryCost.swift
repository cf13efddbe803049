import Measure

/// What a history holds when it is full, and what one more update asks of memory.
package struct HistoryCost: Hashable, Sendable {
  /// Of one update; `nil` where counting is not available.
  package let allocations: Allocations?
  /// Bytes that were given back when the history was let go of and the present state stayed.
  package let retainedBytes: Int?
  /// Computed before the first update.
  package let predictedRetainedBytes: Int

  init<Store: Undoable>(of store: Store.Type, depth: Int, on state: AppState) {
    predictedRetainedBytes = Self.predictedRetainedBytes(by: store, depth: depth, on: state)
    let live = LiveBytesCounter.start()
    var full = FullHistory<Store>(state, depth: depth)
    allocations = Allocations.count { full.run(1) }
    let before = live.bytes
    full.store.forget()
    let after = live.bytes
    blackHole(full)
    retainedBytes = before.flatMap { before in after.map { before - $0 } }
  }

  /// Of the last updates that ``init(of:depth:on:)`` makes.
  static func predictedRetainedBytes<Store: Undoable>(
    by store: Store.Type, depth: Int, on state: AppState
  ) -> Int {
    let walk = LikeWalk(through: state)
    let steps = FullHistory<Store>.stepsToFill(depth) + 1
    let changes = (steps - depth..<steps).map { walk.change(at: $0) }
    return Store(state, depth: 0).predictedRetainedBytes(after: changes)
  }

  /// Whether the bytes counted are those predicted; `nil` where counting is not available.
  package var isAsPredicted: Bool? {
    retainedBytes.map { $0 == predictedRetainedBytes }
  }
}
