import Domain
import Observation

/// The plain class with `@Observable`, while nobody observes it.
@Observable
final class ObservableClass: Subject {
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
