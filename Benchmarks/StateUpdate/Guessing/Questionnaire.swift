import Measure
import Report

/// Questions about one state, and where their answers come from.
package struct Questionnaire {
  /// What the state holds.
  package let introduction: String
  package let questions: [Question]
  package let answer: (Question) -> Answer

  init(introduction: String, questions: [Question], answer: @escaping (Question) -> Answer) {
    self.introduction = introduction
    self.questions = questions
    self.answer = answer
  }

  /// Counts each answer when it is asked for.
  package init(seed: UInt64) {
    let state = AppState.sample(size: Explanation.size, seed: seed)
    self.init(introduction: Self.introduction(to: state), questions: Questions.all) {
      Answer(to: $0, on: state)
    }
  }

  private static func introduction(to state: AppState) -> String {
    let (users, posts, comments) = (
      state.buffer(of: .users), state.buffer(of: .posts), state.buffer(of: .comments)
    )
    return """
      A struct holds \(Units.count(state.size)) elements in three arrays: \(Units.count(users.count)) \
      users of \(users.stride) bytes, \(Units.count(posts.count)) posts of \(posts.stride) and \
      \(Units.count(comments.count)) comments of \(comments.stride). Their texts are elsewhere, and \
      are not copied with them.
      """
  }
}
