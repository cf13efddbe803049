import LabBackend
import LabDomain
import LabMeasure

/// A layout of everything that an app knows, as a value.
protocol State: SendableMetatype {
  init(_ plain: AppState)

  /// Changes the value in place.
  mutating func apply(_ action: Action)

  /// The same state in arrays, for comparison. May cost a copy.
  var plain: AppState { get }
  /// The value as a history keeps it: a copy that later changes leave as it is.
  var kept: Self { get }
  /// Where the elements are. A buffer at another address holds a copy of them.
  var storages: [BufferIdentity] { get }
  /// The bytes that `action` copies while the value has a second owner, without room for an insertion.
  func bytesOfCopy(for action: Action) -> Int
}

extension State {
  var kept: Self { self }
}

/// The state of an app that keeps everything it has loaded, in arrays.
package struct AppState: Equatable, Sendable {
  var users: [User]
  package var posts: [Post]
  /// No update changes one.
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
    case .remove(let post): posts.remove(at: post.index)
    case .insert(let post, let index): posts.insert(post, at: index)
    case .flipLoading: isLoading.toggle()
    }
  }

  var plain: AppState { self }

  var storages: [BufferIdentity] { [BufferIdentity(users), BufferIdentity(posts)] }

  /// The array that changes, and no other.
  func bytesOfCopy(for action: Action) -> Int { part(changedBy: action)?.array.bytesOfCopy ?? 0 }

  /// The name of an element and the array that `action` changes; `nil` for the flag.
  func part(changedBy action: Action) -> (element: String, array: BufferIdentity)? {
    switch action {
    case .toggleLike, .toggleLikes, .remove, .insert: ("post", BufferIdentity(posts))
    case .rename: ("user", BufferIdentity(users))
    case .flipLoading: nil
    }
  }
}

/// A reply to a post. Only measured states hold some: the app has none.
package struct Comment: Identifiable, Equatable, Sendable {
  package typealias ID = Identifier<Comment>

  package let id: ID
  package let post: Post.ID
  package let author: User.ID
  package var text: String
}

extension Comment {
  /// Returns this many comments with ids from 1, on all posts and by all users in turn.
  static func samples(_ count: Int, on posts: [Post], by users: [User]) -> [Comment] {
    (1...count).map { number in
      Comment(
        id: ID(number), post: posts[number % posts.count].id,
        author: users[number % users.count].id, text: "Comment \(number): who else was there?")
    }
  }
}
