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
    var users = state.users
    var posts = state.posts
    var comments = state.comments
    var isLoading = state.isLoading
    switch action {
    case .toggleLike(let target):
      posts = state.posts.indices.map { index in
        var post = state.posts[index]
        if index == target.index { post.toggleLike() }
        return post
      }
    case .toggleLikes(let targets):
      // Both in ascending order, so that one walk finds all of them.
      var remaining = targets[...]
      posts = state.posts.indices.map { index in
        var post = state.posts[index]
        if index == remaining.first?.index {
          remaining.removeFirst()
          post.toggleLike()
        }
        return post
      }
    case .rename(let target, let name):
      users = state.users.indices.map { index in
        var user = state.users[index]
        if index == target.index { user.rename(to: name) }
        return user
      }
    case .append(let comment):
      let count = state.comments.count
      comments = (0...count).map { $0 < count ? state.comments[$0] : comment }
    case .dropLast:
      comments = (0..<state.comments.count - 1).map { state.comments[$0] }
    case .remove(let target):
      posts = (0..<state.posts.count - 1).map { state.posts[$0 < target.index ? $0 : $0 + 1] }
    case .insert(let post, let place):
      posts = (0...state.posts.count).map { index in
        index == place ? post : state.posts[index < place ? index : index - 1]
      }
    case .flipLoading:
      isLoading = !state.isLoading
    }
    return AppState(users: users, posts: posts, comments: comments, isLoading: isLoading)
  }
}
