/// One row of the feed.
public struct Post: Identifiable, Hashable, Sendable {
  public typealias ID = Identifier<Post>

  public let id: ID
  /// The user who published the post.
  public let author: User.ID
  /// The author's name, to be updated when the author's profile changes.
  public var authorName: String
  /// The text, as published.
  public let text: String
  /// The number of likes, including the current user's.
  public private(set) var likeCount: Int

  /// Whether the current user likes the post; setting it updates `likeCount`.
  public var isLiked: Bool {
    didSet {
      if isLiked != oldValue { likeCount += isLiked ? 1 : -1 }
    }
  }

  /// Creates a post, whose `likeCount` includes the like of the current user.
  public init(
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

extension [Post] {
  /// Finds a post among posts by descending id, in logarithmic time; `nil` if there is none.
  package func index(ofNewestFirst id: Post.ID) -> Int? {
    var range = indices
    while let last = range.last {
      let middle = (range.lowerBound + last) / 2
      if self[middle].id == id { return middle }
      let isBehind = self[middle].id.rawValue > id.rawValue
      range = isBehind ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
