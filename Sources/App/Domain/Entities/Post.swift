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

extension [Post] {
  /// The post with this id; setting changes it where it stands, and does nothing when it is not there.
  package subscript(id id: Post.ID) -> Post? {
    get { first { $0.id == id } }
    set {
      guard let index = firstIndex(where: { $0.id == id }), let newValue else { return }
      self[index] = newValue
    }
  }

  /// Puts a post at the start, once.
  package mutating func putOnTop(_ post: Post) {
    removeAll { $0.id == post.id }
    insert(post, at: 0)
  }

  /// Puts the name of a changed profile on all posts of its author.
  package mutating func rename(after profile: Profile) {
    for index in indices where self[index].author == profile.id {
      self[index].authorName = profile.username
    }
  }

  /// All of them, or only those that the person likes.
  package func shown(likedOnly: Bool) -> [Post] {
    likedOnly ? filter(\.isLiked) : self
  }
}

/// An answer to a post.
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
