import Domain

/// A new state from the initialiser: the array that changes is mapped, the others are shared.
///
/// Flipping `isLoading` maps nothing. It too makes a new state, around the same three arrays.
struct Rebuild: Subject {
  private(set) var state: AppState

  init(_ state: AppState) { self.state = state }

  @inline(__always)
  mutating func update(by action: Action) {
    state = Self.rebuilt(state, action)
  }

  @inline(never)
  private static func rebuilt(_ state: AppState, _ action: Action) -> AppState {
    switch action {
    case .toggleLike(let index):
      AppState(
        users: state.users,
        posts: state.posts.indices.map { position in
          var post = state.posts[position]
          if position == index { post.toggleLike() }
          return post
        },
        comments: state.comments,
        isLoading: state.isLoading
      )
    case .flipLoading:
      AppState(
        users: state.users,
        posts: state.posts,
        comments: state.comments,
        isLoading: !state.isLoading
      )
    }
  }
}
