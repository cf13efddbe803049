import LabDomain
import LabMeasure

/// Elements in hash tries by their ids, beside ids in chunks that keep the order.
struct TrieState: State {
  private var users: HashTrie<User>
  private var posts: HashTrie<Post>
  private var comments: HashTrie<Comment>
  private var userOrder: ChunkedArray<User.ID>
  private var postOrder: ChunkedArray<Post.ID>
  private var commentOrder: ChunkedArray<Comment.ID>
  private var isLoading: Bool

  init(_ plain: AppState) {
    users = HashTrie(plain.users)
    posts = HashTrie(plain.posts)
    comments = HashTrie(plain.comments)
    userOrder = ChunkedArray(plain.users.map(\.id))
    postOrder = ChunkedArray(plain.posts.map(\.id))
    commentOrder = ChunkedArray(plain.comments.map(\.id))
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
      users: userOrder.elements.compactMap { users[$0] },
      posts: postOrder.elements.compactMap { posts[$0] },
      comments: commentOrder.elements.compactMap { comments[$0] }, isLoading: isLoading)
  }

  /// The nodes' elements; an id that moves is no element.
  var storages: [BufferIdentity] { users.storages + posts.storages }

  func bytesOfCopy(for action: Action) -> Int {
    switch action {
    case .toggleLike(let post): posts.bytesOfCopy(toEdit: [post.id])
    case .toggleLikes(let targets): posts.bytesOfCopy(toEdit: targets.map(\.id))
    case .remove(let post):
      posts.bytesOfCopy(toEdit: [post.id]) + postOrder.bytesOfCopy(toEdit: [post.index])
    case .insert(let post, let index):
      posts.bytesOfCopy(toEdit: [post.id]) + postOrder.bytesOfCopy(toEdit: [index])
    case .rename(let user, _): users.bytesOfCopy(toEdit: [user.id])
    case .flipLoading: 0
    }
  }
}
