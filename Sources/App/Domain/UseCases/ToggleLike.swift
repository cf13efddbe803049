package struct ToggleLike: Sendable {
  private let repository: any FeedRepository

  package init(_ repository: any FeedRepository) {
    self.repository = repository
  }

  /// Sends one like or unlike; `PendingLikes` says when the next may be sent.
  package func callAsFunction(_ post: Post.ID, to isLiked: Bool) async throws(DomainError) {
    try await answer { () async throws(DomainError) in
      try await repository.setLiked(isLiked, post: post)
    }
  }
}
