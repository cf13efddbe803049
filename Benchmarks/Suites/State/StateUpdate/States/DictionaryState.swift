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
  var storages: [BufferIdentity] { [BufferIdentity(users), BufferIdentity(posts)] }

  /// The dictionary that changes, without the ids beside it.
  func bytesOfCopy(for action: Action) -> Int {
    switch action {
    case .toggleLike, .toggleLikes, .remove, .insert: CopyFormulas.dictionary(posts)
    case .rename: CopyFormulas.dictionary(users)
    case .flipLoading: 0
    }
  }
}

extension BufferIdentity {
  /// Records where the elements of a dictionary are: it is one reference to its storage.
  fileprivate init<Key, Value>(_ dictionary: [Key: Value]) {
    self.init(
      address: withUnsafeBytes(of: dictionary) { $0.load(as: UInt.self) },
      capacity: dictionary.capacity, count: dictionary.count, stride: MemoryLayout<Value>.stride)
  }
}
