/// One row of the feed.
package struct Post: Identifiable, Equatable, Sendable {
  package typealias ID = Identifier<Post>

  package let id: ID
  package let author: User.ID
  package var authorName: String
  package let text: String
  package private(set) var likeCount: Int

  /// Whether the current user likes the post; setting it updates `likeCount`.
  package var isLiked: Bool {
    didSet {
      if isLiked != oldValue { likeCount += isLiked ? 1 : -1 }
    }
  }

  package init(
    id: ID, author: User.ID, authorName: String, text: String, likeCount: Int = 0,
    isLiked: Bool = false
  ) {
    self.id = id
    self.author = author
    self.authorName = authorName
    self.text = text
    self.likeCount = likeCount
    self.isLiked = isLiked
  }
}

/// A reply to a post.
package struct Comment: Identifiable, Equatable, Sendable {
  package typealias ID = Identifier<Comment>

  package let id: ID
  package let post: Post.ID
  package let author: User.ID
  package var text: String

  package init(id: ID, post: Post.ID, author: User.ID, text: String) {
    self.id = id
    self.post = post
    self.author = author
    self.text = text
  }
}
