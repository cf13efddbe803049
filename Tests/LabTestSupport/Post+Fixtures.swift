import Domain

extension [Post] {
  /// Three posts with short names and texts.
  package static var short: [Post] {
    [
      Post(id: 3, author: 2, authorName: "Ada", text: "Third", likeCount: 3, isLiked: false),
      Post(id: 2, author: 3, authorName: "Bo", text: "Second", likeCount: 2, isLiked: true),
      Post(id: 1, author: 2, authorName: "Ada", text: "First", likeCount: 0, isLiked: false),
    ]
  }

  /// `count` posts, newest first, so that 20 fill a page.
  package static func numbered(_ count: Int) -> [Post] {
    (1...count).reversed().map { number in
      Post(id: Post.ID(number), author: 2, authorName: "Ada", text: "Post \(number)")
    }
  }
}
