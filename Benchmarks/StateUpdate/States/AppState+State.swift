import Domain
import Measure

extension AppState: State {
  package init(_ plain: AppState) { self = plain }

  @inline(__always)
  package mutating func apply(_ action: Action) {
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

  package var plain: AppState { self }

  package var storages: [Storage] { [Storage(users), Storage(posts), Storage(comments)] }

  /// A copy of the array that changes, and of no other.
  package func bytesOfCopy(for change: Change) -> Int {
    switch change {
    case .flag: 0
    case .edit(let part, _), .remove(let part, _): buffer(of: part).bytesOfCopy
    case .append(let part): buffer(of: part).bytesOfCopyToAppendTo
    }
  }

  func buffer(of part: Part) -> BufferIdentity {
    switch part {
    case .users: BufferIdentity(users)
    case .posts: BufferIdentity(posts)
    case .comments: BufferIdentity(comments)
    }
  }
}
