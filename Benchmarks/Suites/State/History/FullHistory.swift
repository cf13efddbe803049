import LabDomain
import LabHarness
import LabMeasure

/// A store whose history is full: it has made so many changes that it has dropped some states.
///
/// Each change likes another post until all have had their turn. So no two states within as many
/// steps as there are posts are equal, nor within twice as many: the second time a like is undone.
struct FullHistory<Store: HistoryStore> {
  private let depth: Int
  private let posts: [Target<Post>]
  private var next = 0
  private var store: Store

  init(_ state: AppState, depth: Int) {
    self.depth = depth
    posts = state.postsToLike
    store = Store(state, depth: depth)
    run(Self.stepsToFill(depth))
  }

  private static func stepsToFill(_ depth: Int) -> Int { depth + 2 }

  /// Makes changes in the steady state: each keeps one state and drops one.
  @inline(__always)
  mutating func run(_ count: Int) {
    for _ in 0..<count {
      store.update(by: .toggleLike(posts[next]))
      next = next + 1 == posts.count ? 0 : next + 1
    }
  }

  var states: [AppState] { store.states }

  /// Returns the states that a store just filled should have, made without it.
  static func expectedStates(of depth: Int, on state: AppState) -> [AppState] {
    let posts = state.postsToLike
    var states = [state]
    for step in 0..<stepsToFill(depth) {
      var next = states[step]
      next.posts[posts[step % posts.count].index].isLiked.toggle()
      states.append(next)
    }
    return states.suffix(depth + 1).reversed()
  }

  /// Counts one update, and the bytes that are freed when the history is released.
  static func count(of depth: Int, on state: AppState, into result: inout BenchResult) {
    let live = LiveBytesCounter.start()
    var full = FullHistory(state, depth: depth)
    let allocations = Allocations.count { full.run(1) }
    let before = live.bytes
    full.store.forget()
    let after = live.bytes
    blackHole(full)
    result.setAllocations(allocations)
    result[.retainedBytes] = before.flatMap { before in after.map { before - $0 } }
    result[.predictedRetainedBytes] = predictedRetainedBytes(of: depth, on: state)
  }

  /// Computes what ``count(of:on:into:)`` should count, from its last changes.
  static func predictedRetainedBytes(of depth: Int, on state: AppState) -> Int {
    let posts = state.postsToLike
    let steps = stepsToFill(depth) + 1
    return Store(state, depth: 0).predictedRetainedBytes(
      after: (steps - depth..<steps).map { .toggleLike(posts[$0 % posts.count]) })
  }
}

extension AppState {
  /// All posts, each far enough from the one before to leave a chunk.
  fileprivate var postsToLike: [Target<Post>] {
    let prime = 7_919
    return posts.indices.map { step in
      let index = step * prime % posts.count
      return Target(index: index, id: posts[index].id)
    }
  }
}
