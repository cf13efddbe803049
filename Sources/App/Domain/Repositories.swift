/// The source of posts.
///
/// Each call suspends until it is answered, and throws `.cancelled` if its caller is cancelled.
public protocol FeedRepository: Sendable {
  /// Returns the page after `cursor`, or the first one: 20 posts, newest first.
  func page(after cursor: Cursor?) async throws(DomainError) -> Page<Post>
  /// Likes or unlikes a post for the current user.
  func setLiked(_ isLiked: Bool, post: Post.ID) async throws(DomainError)
  /// Publishes a post of the current user, and returns it as stored.
  func publish(_ text: String) async throws(DomainError) -> Post

  /// Returns all posts whose text or author contains `query`, newest first.
  func search(_ query: String) async throws(DomainError) -> [Post]
}

/// The source of profiles.
public protocol ProfileRepository: Sendable {
  /// Returns the profile with its user's posts; throws `.notFound` if there is none.
  func profile(_ id: Profile.ID) async throws(DomainError) -> ProfileWithPosts

  /// Throws `.handleTaken` if a user has the handle.
  func checkHandle(_ handle: String) async throws(DomainError)

  /// Throws `.nameTaken` or `.handleTaken` if another user has the username or the handle.
  func save(_ profile: Profile) async throws(DomainError) -> Profile

  /// Publishes the latest version of each profile saved so far, then every profile that is saved.
  func changes() -> AsyncStream<Profile>
}
