import Domain
import Measure

extension AppState {
  /// Elements at scale 1: 10 users, 50 posts and 100 comments.
  package static let elementsPerScale = 160

  /// A state of `160 × scale` elements that follow from the seed and share no storage with another.
  ///
  /// Every text is longer than 15 bytes, so it lives on the heap and a copied element retains it.
  package static func sample(scale: Int, seed: UInt64) -> AppState {
    var generator = SeededGenerator(seed: seed)
    let users = (0..<10 * scale).map { User(id: .init($0), name: "Somebody with number \($0)") }
    let posts = (0..<50 * scale).map { number in
      let author = users[Int.random(in: users.indices, using: &generator)].id
      return Post(
        id: .init(number),
        author: author,
        authorName: "Somebody with number \(author)",
        text: "What was written in post \(number)",
        likeCount: Int.random(in: 1...999, using: &generator),
        isLiked: Bool.random(using: &generator)
      )
    }
    let comments = (0..<100 * scale).map { number in
      Comment(
        id: .init(number),
        post: posts[Int.random(in: posts.indices, using: &generator)].id,
        author: users[Int.random(in: users.indices, using: &generator)].id,
        text: "What was answered in comment \(number)"
      )
    }
    return AppState(users: users, posts: posts, comments: comments)
  }
}
