import Domain
import Measure

/// A struct whose array holds references to posts; the post behind the reference changes.
struct ClassElements: Subject {
  private final class PostObject {
    var post: Post

    init(_ post: Post) { self.post = post }
  }

  private var users: [User]
  private var posts: [PostObject]
  private var comments: [Comment]
  private var isLoading: Bool

  init(_ state: AppState) {
    users = state.users
    posts = state.posts.map { PostObject($0) }
    comments = state.comments
    isLoading = state.isLoading
  }

  @inline(__always)
  mutating func update(by action: Action) {
    Self.reduce(into: &self, action)
  }

  @inline(never)
  private static func reduce(into state: inout ClassElements, _ action: Action) {
    switch action {
    case .toggleLike(let index): state.posts[index].post.toggleLike()
    case .flipLoading: state.isLoading.toggle()
    }
  }

  var state: AppState {
    AppState(users: users, posts: posts.map(\.post), comments: comments, isLoading: isLoading)
  }

  var buffers: [BufferIdentity] {
    [BufferIdentity(users), BufferIdentity(posts), BufferIdentity(comments)]
  }
}
