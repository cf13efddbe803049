import LabBackend
import LabDomain
import LabMeasure

/// The state of an app that keeps everything it has loaded, in arrays.
package struct AppState: Equatable, Sendable {
  var users: [User]
  package var posts: [Post]
  var comments: [Comment]
  var isLoading = false

  /// Elements in all arrays together.
  package var size: Int { users.count + posts.count + comments.count }

  static let empty = AppState(users: [], posts: [], comments: [])
}

extension AppState {
  /// Returns a state of that many elements, rounded down to a multiple of 16, which follow from the
  /// seed: 1 in 16 is a user, 5 are posts and 10 are comments.
  ///
  /// Every text is longer than 15 bytes, so it lives on the heap and a copied element retains it.
  package static func sample(size: Int, seed: UInt64) -> AppState {
    let parts = max(1, size / 16)
    let data = SampleData(scale: (parts + 9) / 10, seed: seed)
    let users = Array(data.users.prefix(parts))
    let posts = Array(data.posts.prefix(5 * parts))
    return AppState(
      users: users, posts: posts, comments: Comment.samples(10 * parts, on: posts, by: users))
  }
}

extension AppState: State {
  init(_ plain: AppState) { self = plain }

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

  var plain: AppState { self }

  var storages: [Storage] { [Storage(users), Storage(posts), Storage(comments)] }

  /// The array that changes, and no other.
  func bytesOfCopy(for action: Action) -> Int {
    guard let array = part(changedBy: action)?.array else { return 0 }
    return switch action {
    case .append, .insert: array.bytesOfCopyToAppendTo
    case .toggleLike, .toggleLikes, .rename, .dropLast, .remove, .flipLoading: array.bytesOfCopy
    }
  }

  /// The name of an element and the array that `action` changes; `nil` for the flag.
  func part(changedBy action: Action) -> (element: String, array: BufferIdentity)? {
    switch action {
    case .toggleLike, .toggleLikes, .remove, .insert: ("post", BufferIdentity(posts))
    case .rename: ("user", BufferIdentity(users))
    case .append, .dropLast: ("comment", BufferIdentity(comments))
    case .flipLoading: nil
    }
  }
}
