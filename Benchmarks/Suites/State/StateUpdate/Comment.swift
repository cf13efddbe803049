import LabDomain

/// A reply to a post. Only measured states hold some: the app has none.
package struct Comment: Identifiable, Equatable, Sendable {
  package typealias ID = Identifier<Comment>

  package let id: ID
  package let post: Post.ID
  package let author: User.ID
  package var text: String
}

extension Comment {
  /// Returns this many comments with ids from 1, on all posts and by all users in turn.
  ///
  /// - Parameters:
  ///   - posts: at least one.
  ///   - users: at least one.
  static func samples(_ count: Int, on posts: [Post], by users: [User]) -> [Comment] {
    (1...count).map { number in
      Comment(
        id: ID(number), post: posts[number % posts.count].id,
        author: users[number % users.count].id,
        text: "\(reactions[number % reactions.count]) \(questions[number % questions.count])")
    }
  }

  private static let reactions = [
    "Lovely!", "I was there too.", "Made my day.", "No way!", "That is so you.", "Thank you.",
  ]

  private static let questions = [
    "Is it far to walk?", "May I come next time?", "Who else was there?", "Was it cold?",
    "Did you take a picture?", "When do you go again?", "What did it cost?",
  ]
}
