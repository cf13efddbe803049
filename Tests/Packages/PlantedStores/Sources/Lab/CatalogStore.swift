import Stores

/// Compares, in a folder that is called like the lab's.
package final class CatalogStore: LikingStore {
  private(set) var changes = 0
  private(set) var state: FeedState

  package init(size: Int) { state = FeedState(size: size) }

  @inline(never)
  package func like(_ index: Int) {
    let old = state
    state.toggleLike(index)
    if old != state { changes += 1 }
  }
}
