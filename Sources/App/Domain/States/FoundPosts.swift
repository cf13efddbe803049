/// The result of a search, and its query.
public struct FoundPosts: Hashable, Sendable {
  /// The query, as it was sent.
  public let query: String
  /// The posts that match, newest first.
  public var posts: Posts

  /// Creates the result of a query.
  public init(query: String, posts: [Post]) {
    self.query = query
    self.posts = Posts(posts)
  }
}
