import Domain

/// The state of an app that keeps everything it has loaded.
package struct AppState: Equatable, Sendable {
  package var users: [User]
  package var posts: [Post]
  package var comments: [Comment]
  package var isLoading = false

  /// Elements in all arrays together.
  package var size: Int { users.count + posts.count + comments.count }

  /// What a store holds while it has lent its state.
  static let empty = AppState(users: [], posts: [], comments: [])
}
