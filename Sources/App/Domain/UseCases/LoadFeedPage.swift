package struct LoadFeedPage: Sendable {
  private let repository: any FeedRepository

  package init(_ repository: any FeedRepository) {
    self.repository = repository
  }

  /// The page behind `cursor`, or the first one.
  package func callAsFunction(after cursor: Cursor? = nil) async throws(DomainError) -> Page<Post> {
    try await answer { () async throws(DomainError) in try await repository.page(after: cursor) }
  }
}
