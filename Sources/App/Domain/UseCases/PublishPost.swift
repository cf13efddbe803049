package struct PublishPost: Sendable {
  private let repository: any FeedRepository

  package init(_ repository: any FeedRepository) {
    self.repository = repository
  }

  /// The published post, as the feed shows it.
  package func callAsFunction(_ text: String) async throws(DomainError) -> Post {
    try await answer { () async throws(DomainError) in try await repository.publish(text) }
  }
}
