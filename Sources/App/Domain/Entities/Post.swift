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

extension [Post] {
  /// The post with this id; setting replaces it in place, or does nothing if there is none.
  package subscript(id id: Post.ID) -> Post? {
    get { first { $0.id == id } }
    set {
      guard let index = firstIndex(where: { $0.id == id }), let newValue else { return }
      self[index] = newValue
    }
  }

  /// Inserts a post at the start, replacing one with the same id.
  package mutating func putOnTop(_ post: Post) {
    removeAll { $0.id == post.id }
    insert(post, at: 0)
  }

  /// Updates the author's name on all posts of a changed profile.
  package mutating func rename(after profile: Profile) {
    for index in indices where self[index].author == profile.id {
      self[index].authorName = profile.username
    }
  }

  /// All posts, or only those that the current user likes.
  package func shown(likedOnly: Bool) -> [Post] {
    likedOnly ? filter(\.isLiked) : self
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
