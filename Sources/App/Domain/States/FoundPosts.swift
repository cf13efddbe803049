/// What a search found, and what it was for.
package struct FoundPosts: Equatable, Sendable {
  package let query: String
  package var posts: [Post]

  package init(query: String, posts: [Post]) {
    self.query = query
    self.posts = posts
  }
}
