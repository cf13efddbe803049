package struct LoadFeedPage: Sendable {
  private let repository: any FeedRepository

  package init(_ repository: any FeedRepository) {
    self.repository = repository
  }

  /// Returns the page after `cursor`, or the first one.
  package func callAsFunction(after cursor: Cursor? = nil) async throws(DomainError) -> Page<Post> {
    try await answer { () async throws(DomainError) in try await repository.page(after: cursor) }
  }
}

package struct ToggleLike: Sendable {
  private let repository: any FeedRepository

  package init(_ repository: any FeedRepository) {
    self.repository = repository
  }

  /// Sends one like or unlike; `PendingLikes` decides when to send the next.
  package func callAsFunction(_ post: Post.ID, to isLiked: Bool) async throws(DomainError) {
    try await answer { () async throws(DomainError) in
      try await repository.setLiked(isLiked, post: post)
    }
  }
}

package struct PublishPost: Sendable {
  private let repository: any FeedRepository

  package init(_ repository: any FeedRepository) {
    self.repository = repository
  }

  /// Returns the published post, as the feed shows it.
  package func callAsFunction(_ text: String) async throws(DomainError) -> Post {
    try await answer { () async throws(DomainError) in try await repository.publish(text) }
  }
}

package struct SearchPosts: Sendable {
  private let repository: any FeedRepository

  package init(_ repository: any FeedRepository) {
    self.repository = repository
  }

  /// Returns all posts whose text or author contains `query`, newest first.
  package func callAsFunction(_ query: String) async throws(DomainError) -> [Post] {
    try await answer { () async throws(DomainError) in try await repository.search(query) }
  }
}
