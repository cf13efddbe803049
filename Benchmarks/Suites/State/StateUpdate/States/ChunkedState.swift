import LabDomain
import LabMeasure

/// Elements in arrays of chunks.
struct ChunkedState: State {
  private var users: ChunkedArray<User>
  private var posts: ChunkedArray<Post>
  private var comments: ChunkedArray<Comment>
  private var isLoading: Bool

  init(_ plain: AppState) {
    users = ChunkedArray(plain.users)
    posts = ChunkedArray(plain.posts)
    comments = ChunkedArray(plain.comments)
    isLoading = plain.isLoading
  }

  @inline(__always)
  mutating func apply(_ action: Action) {
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

  var plain: AppState {
    AppState(
      users: users.elements, posts: posts.elements, comments: comments.elements,
      isLoading: isLoading)
  }

  var storages: [Storage] {
    users.chunks.map { Storage($0) } + posts.chunks.map { Storage($0) }
      + comments.chunks.map { Storage($0) }
  }

  func bytesOfCopy(for action: Action) -> Int {
    switch action {
    case .toggleLike(let post), .remove(let post): posts.bytesOfCopy(toEdit: [post.index])
    case .toggleLikes(let targets): posts.bytesOfCopy(toEdit: targets.map(\.index))
    case .insert(_, let index): posts.bytesOfCopy(toInsertAt: index)
    case .rename(let user, _): users.bytesOfCopy(toEdit: [user.index])
    case .append: comments.bytesOfCopyToAppendTo
    case .dropLast(let comment): comments.bytesOfCopy(toEdit: [comment.index])
    case .flipLoading: 0
    }
  }
}
