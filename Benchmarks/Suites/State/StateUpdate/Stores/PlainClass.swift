import LabDomain

/// An object that changes its own fields; every holder of it sees the change.
final class PlainClass: Store {
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

  var state: AppState {
    AppState(users: users, posts: posts, comments: comments, isLoading: isLoading)
  }
}
