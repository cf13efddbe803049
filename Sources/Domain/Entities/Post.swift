/// One row of the feed.
package struct Post: Identifiable, Equatable, Sendable {
  package typealias ID = Identifier<Post>

  package let id: ID
  package let author: User.ID
  package var authorName: String
  package let text: String
  package private(set) var likeCount: Int

  /// Whether the person at this device likes the post; setting it keeps `likeCount` in step.
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
