/// The result of a search, and its query.
package struct FoundPosts: Equatable, Sendable {
  package let query: String
  package var posts: Posts

  package init(query: String, posts: [Post]) {
    self.query = query
    self.posts = Posts(posts)
  }
}
