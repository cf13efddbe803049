import Domain
import Measure

/// Elements in arrays of arrays.
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

  func bytesOfCopy(for change: Change) -> Int {
    switch change {
    case .flag: 0
    case .edit(.users, let indices): users.bytesOfCopy(toEdit: indices)
    case .edit(.posts, let indices): posts.bytesOfCopy(toEdit: indices)
    case .edit(.comments, let indices): comments.bytesOfCopy(toEdit: indices)
    case .append(.users): users.bytesOfCopyToAppendTo
    case .append(.posts): posts.bytesOfCopyToAppendTo
    case .append(.comments): comments.bytesOfCopyToAppendTo
    case .remove(.users, let index): users.bytesOfCopy(toEdit: [index])
    case .remove(.posts, let index): posts.bytesOfCopy(toEdit: [index])
    case .remove(.comments, let index): comments.bytesOfCopy(toEdit: [index])
    }
  }
}
