import Domain

/// An object that changes its own fields; whoever holds it sees the change.
final class PlainClass: Subject {
  private var users: [User]
  private var posts: [Post]
  private var comments: [Comment]
  private var isLoading: Bool

  init(_ state: AppState) {
    users = state.users
    posts = state.posts
    comments = state.comments
    isLoading = state.isLoading
  }

  @inline(never)
  func update(by action: Action) {
    switch action {
    case .toggleLike(let index): posts[index].toggleLike()
    case .flipLoading: isLoading.toggle()
    }
  }

  var state: AppState {
    AppState(users: users, posts: posts, comments: comments, isLoading: isLoading)
  }
}
