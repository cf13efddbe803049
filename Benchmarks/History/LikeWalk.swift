import Domain

/// Likes of one post after another, each step of another post until all have had their turn.
///
/// So no two states within as many steps as there are posts are equal, nor within twice as many: the
/// second time a like is taken back.
struct LikeWalk {
  private let posts: [Target<Post>]
  private var next = 0

  /// - Parameter state: with at least one post, and not a multiple of ``stride`` of them.
  init(through state: AppState) {
    let count = state.posts.count
    posts = state.posts.indices.map { step in
      let index = step * Self.stride % count
      return Target(index: index, id: state.posts[index].id)
    }
  }

  /// A prime: from one step to the next far enough to leave a chunk.
  private static let stride = 7_919

  @inline(__always)
  mutating func step() -> Action {
    let post = posts[next]
    next = next + 1 == posts.count ? 0 : next + 1
    return .toggleLike(post)
  }

  /// What the step of that number, counted from 0, changes.
  func change(at step: Int) -> Change {
    .edit(.posts, at: [posts[step % posts.count].index])
  }

  /// `state` after that many steps, put together without any of the stores.
  func expected(_ state: AppState, after steps: Int) -> AppState {
    var expected = state
    for step in 0..<steps { expected.posts[posts[step % posts.count].index].isLiked.toggle() }
    return expected
  }
}
