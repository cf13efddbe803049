import LabDomain
import LabMeasure
import Observation

/// The plain class with `@Observable`, which notifies its observers.
@Observable
final class ObservableClass: ObservableModel {
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
    case .toggleLike(let post): posts[post.index].toggleLike()
    case .toggleLikes(let targets): for post in targets { posts[post.index].toggleLike() }
    case .rename(let user, let name): users[user.index].rename(to: name)
    case .append(let comment): comments.append(comment)
    case .dropLast: comments.removeLast()
    case .remove(let post): posts.remove(at: post.index)
    case .insert(let post, let index): posts.insert(post, at: index)
    case .flipLoading: isLoading.toggle()
    }
  }

  func read(changedBy action: Action) {
    switch action {
    case .toggleLike, .toggleLikes, .remove, .insert: blackHole(posts)
    case .rename: blackHole(users)
    case .append, .dropLast: blackHole(comments)
    case .flipLoading: blackHole(isLoading)
    }
  }

  var state: AppState {
    AppState(users: users, posts: posts, comments: comments, isLoading: isLoading)
  }
}
