/// The result of a search, and its query.
public struct FoundPosts: Equatable, Sendable {
  public let query: String
  public var posts: Posts

  public init(query: String, posts: [Post]) {
    self.query = query
    self.posts = Posts(posts)
  }
}
