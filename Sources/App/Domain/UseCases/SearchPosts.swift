package struct SearchPosts: Sendable {
  private let repository: any FeedRepository

  package init(_ repository: any FeedRepository) {
    self.repository = repository
  }

  /// All posts whose text or author contains `query`, newest first.
  package func callAsFunction(_ query: String) async throws(DomainError) -> [Post] {
    try await answer { () async throws(DomainError) in try await repository.search(query) }
  }
}
