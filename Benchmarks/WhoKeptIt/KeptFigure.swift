import Measure

/// What one update copied while these held the old state.
package struct KeptFigure {
  package let holders: [Holder]
  /// `nil` where counting is not available.
  package let allocations: Allocations?
  /// Elements of the arrays that stood elsewhere afterwards.
  package let copiedElements: Int

  /// Counts one update, after one in which each holder takes what it keeps.
  package init(_ holders: [Holder], on state: AppState) {
    self.holders = holders
    // Posts of its own: whoever holds `state` holds none of them.
    var own = state
    own.posts = state.posts.map(\.self)
    let store = HeldStore(own, holders: Set(holders))
    own = AppState(users: [], posts: [], comments: [])
    let action = Operation.likeOnePost.update(state).action
    store.update(by: action)
    let before = store.storages
    allocations = Allocations.count { store.update(by: action) }
    copiedElements = Storage.copiedElements(from: before, to: store.storages)
  }

  func result(in suite: String, size: Int) -> BenchResult {
    let names = holders.map(\.rawValue).joined(separator: " + ")
    var result = BenchResult(
      suite: suite, operation: "like one post", contender: names.isEmpty ? "nobody" : names,
      size: size)
    result[.mallocs] = allocations?.count
    result[.bytes] = allocations?.bytes
    result[.copiedElements] = copiedElements
    return result
  }
}
