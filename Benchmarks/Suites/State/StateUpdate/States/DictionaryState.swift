import LabDomain
import LabMeasure

/// Elements in dictionaries by their ids, beside arrays of ids that keep the order.
struct DictionaryState: State {
  private var users: [User.ID: User]
  private var posts: [Post.ID: Post]
  private var comments: [Comment.ID: Comment]
  private var userOrder: [User.ID]
  private var postOrder: [Post.ID]
  private var commentOrder: [Comment.ID]
  private var isLoading: Bool

  init(_ plain: AppState) {
    users = Dictionary(uniqueKeysWithValues: plain.users.map { ($0.id, $0) })
    posts = Dictionary(uniqueKeysWithValues: plain.posts.map { ($0.id, $0) })
    comments = Dictionary(uniqueKeysWithValues: plain.comments.map { ($0.id, $0) })
    userOrder = plain.users.map(\.id)
    postOrder = plain.posts.map(\.id)
    commentOrder = plain.comments.map(\.id)
    isLoading = plain.isLoading
  }

  @inline(__always)
  mutating func apply(_ action: Action) {
    switch action {
    case .toggleLike(let post): posts[post.id]?.toggleLike()
    case .toggleLikes(let targets): for post in targets { posts[post.id]?.toggleLike() }
    case .rename(let user, let name): users[user.id]?.rename(to: name)
    case .remove(let post):
      posts[post.id] = nil
      postOrder.remove(at: post.index)
    case .insert(let post, let index):
      posts[post.id] = post
      postOrder.insert(post.id, at: index)
    case .flipLoading: isLoading.toggle()
    }
  }

  var plain: AppState {
    AppState(
      users: userOrder.compactMap { users[$0] },
      posts: postOrder.compactMap { posts[$0] },
      comments: commentOrder.compactMap { comments[$0] },
      isLoading: isLoading
    )
  }

  /// The dictionaries; an id that moves is no element.
  var storages: [Storage] { [Storage(users), Storage(posts), Storage(comments)] }

  /// The bytes that a dictionary's accessor asks for to change a value in place. They have no
  /// formula here, so they are counted on a state of three elements.
  func bytesInPlace(for action: Action) -> Int? {
    switch action {
    case .toggleLike: Self.bytesOfAccess(.toggleLike(Target(index: 0, id: 1)))
    case .toggleLikes(let targets):
      Self.bytesOfAccess(.toggleLike(Target(index: 0, id: 1))).map { targets.count * $0 }
    case .rename: Self.bytesOfAccess(.rename(Target(index: 0, id: 1), to: ""))
    case .remove, .insert, .flipLoading: 0
    }
  }

  private static func bytesOfAccess(_ action: Action) -> Int? {
    var state = DictionaryState(
      AppState(
        users: [User(id: 1, name: "")],
        posts: [Post(id: 1, author: 1, authorName: "", text: "")],
        comments: [Comment(id: 1, post: 1, author: 1, text: "")]))
    state.apply(action)
    return Allocations.count { state.apply(action) }?.bytes
  }

  /// The dictionary that changes, and the order where that changes too.
  func bytesOfCopy(for action: Action) -> Int {
    switch action {
    case .toggleLike, .toggleLikes: CopyFormulas.dictionary(posts)
    case .rename: CopyFormulas.dictionary(users)
    case .remove: CopyFormulas.dictionary(posts) + BufferIdentity(postOrder).bytesOfCopy
    case .insert:
      CopyFormulas.dictionary(posts, adding: 1) + BufferIdentity(postOrder).bytesOfCopyToAppendTo
    case .flipLoading: 0
    }
  }
}
