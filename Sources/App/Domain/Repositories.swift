/// Where posts come from and go to.
///
/// Each call suspends its caller until the answer is there; a cancelled caller gets `.cancelled`.
package protocol FeedRepository: Sendable {
  /// The page behind `cursor`, or the first one: newest posts first, 20 to a page.
  func page(after cursor: Cursor?) async throws(DomainError) -> Page<Post>
  func setLiked(_ isLiked: Bool, post: Post.ID) async throws(DomainError)
  func publish(_ text: String) async throws(DomainError) -> Post

  /// All posts whose text or author contains `query`, newest first.
  func search(_ query: String) async throws(DomainError) -> [Post]
}

/// Where profiles come from and go to.
package protocol ProfileRepository: Sendable {
  func profile(_ id: Profile.ID) async throws(DomainError) -> Profile

  /// Throws `.nameTaken` when somebody else has the username.
  func save(_ profile: Profile) async throws(DomainError) -> Profile

  /// The profiles that were saved so far, as they are now, and then every one that is saved.
  ///
  /// Ends when the caller stops listening.
  func changes() -> AsyncStream<Profile>
}
