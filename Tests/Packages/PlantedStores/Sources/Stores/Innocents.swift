/// A list whose `flatMap` step builds an array of the same size.
final class FlatMapModel: LikingStore {
  private(set) var state: FeedState
  private(set) var rows: [Post] = []

  init(size: Int) { state = FeedState(size: size) }

  @inline(never)
  func like(_ index: Int) {
    state.toggleLike(index)
    rows = state.posts.flatMap { [$0] }
  }
}

/// Builds the posts anew with `map`, and holds nothing.
final class MappingStore: LikingStore {
  private(set) var state: FeedState

  init(size: Int) { state = FeedState(size: size) }

  @inline(never)
  func like(_ index: Int) {
    state.posts = state.posts.map { post in
      var post = post
      if post.id == index { post.isLiked.toggle() }
      return post
    }
  }
}

/// A `filter` that lets all posts pass.
final class FilteringStore: LikingStore {
  private(set) var state: FeedState
  private(set) var shown: [Post] = []

  init(size: Int) { state = FeedState(size: size) }

  @inline(never)
  func like(_ index: Int) {
    state.toggleLike(index)
    shown = state.posts.filter { $0.id >= 0 }
  }
}

/// A cache that is emptied before the state changes: nothing is copied.
final class EmptiedCacheStore: LikingStore {
  private(set) var state: FeedState
  private var cache: FeedState?

  init(size: Int) { state = FeedState(size: size) }

  @inline(never)
  func like(_ index: Int) {
    cache = nil
    state.toggleLike(index)
    cache = state
  }
}

/// The cache is emptied before the state changes, but the old state is compared with the new one.
final class ComparingCacheStore: LikingStore {
  private(set) var changes = 0
  private(set) var state: FeedState
  private var cache: FeedState?

  init(size: Int) { state = FeedState(size: size) }

  @inline(never)
  func like(_ index: Int) {
    cache = nil
    let old = state
    state.toggleLike(index)
    if old != state { changes += 1 }
    cache = state
  }
}

/// The state that was published last, out of reach of reflection.
private var lastPublished: FeedState?

/// `publish()` overwrites a global, which held the old value. `publish()` did not.
final class GlobalPublisher: LikingStore {
  private(set) var state: FeedState

  init(size: Int) { state = FeedState(size: size) }

  @inline(never)
  func like(_ index: Int) {
    state.toggleLike(index)
    publish()
  }

  @inline(never)
  private func publish() { lastPublished = state }
}

/// Hands the old state to a global and takes it back within the update: `like(_:)` releases what it
/// never held.
final class LendingStore: LikingStore {
  private(set) var state: FeedState

  init(size: Int) { state = FeedState(size: size) }

  @inline(never)
  func like(_ index: Int) {
    lend()
    state.toggleLike(index)
    takeBack()
  }

  @inline(never)
  private func lend() { lent = state }

  @inline(__always)
  private func takeBack() { lent = nil }
}

private var lent: FeedState?

/// Sorts a local copy, then assigns it: what is copied are the posts, not `sorted`.
final class LocallySortingStore: LikingStore {
  private(set) var posts: [Post]
  private(set) var sorted: [Post]

  init(size: Int) {
    posts = FeedState(size: size).posts
    sorted = posts
    sorted.reverse()
  }

  @inline(never)
  func like(_ index: Int) {
    posts[index].isLiked.toggle()
    var next = posts
    next.sort { $0.id > $1.id }
    sorted = next
  }
}

/// Holds the old state in a function that is inlined into the update.
final class InlinedStore: LikingStore {
  private(set) var changes = 0
  private(set) var state: FeedState

  init(size: Int) { state = FeedState(size: size) }

  @inline(__always)
  func like(_ index: Int) {
    let old = state
    state.toggleLike(index)
    if old != state { changes += 1 }
  }
}
