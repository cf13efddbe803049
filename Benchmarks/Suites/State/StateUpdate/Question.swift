import LabDomain
import LabOutput

/// An update in plain words, whose bytes a reader guesses before they are counted.
package struct Question: Sendable {
  package let strategy: Strategy
  package let operation: Operation
  /// The update, without a word on its cost.
  package let situation: String
  /// Lines that appear in `source` in this order, at any indentation.
  package let code: String
  /// The path of a file in the package.
  package let source: String

  /// `nil` for an unknown strategy.
  private init?(
    _ strategy: String, _ operation: Operation, _ situation: String, code: String, in file: String
  ) {
    guard let strategy = Strategies.named(strategy) else { return nil }
    self.strategy = strategy
    self.operation = operation
    self.situation = situation
    self.code = code
    source = "Benchmarks/Suites/State/StateUpdate/" + file
  }

  /// `return-new-state: like`
  package var name: String { "\(strategy.name): \(operation.shortName)" }

  package static let all = [
    Question(
      "struct in place", .likeOnePost,
      "The struct has one owner, which hands it to a reducer as inout. One post is liked.",
      code: "reduce(into: &state, action)",
      in: "Stores/Store.swift"),
    Question(
      "return-new-state", .likeOnePost,
      """
      A reducer returns a new state, and the store holds the old one until it has the new. One post \
      is liked.
      """,
      code: """
        state = reduce(state, action)

        var next = state
        next.apply(action)
        return next
        """,
      in: "Stores/Store.swift"),
    Question(
      "return-new-state", .flipIsLoading,
      "The same store and the same reducer. Only isLoading changes, a Bool beside the arrays.",
      code: "case .flipLoading: isLoading.toggle()",
      in: "States/AppState.swift"),
    Question(
      "didSet, oldValue", .editOneUser,
      """
      The state is a property with a didSet that compares with oldValue. A reducer changes it through \
      inout. One user gets another name.
      """,
      code: """
        didSet {
          if state.isLoading != oldValue.isLoading { spinnerChanges += 1 }
        }
        """,
      in: "Stores/Holders.swift"),
    Question(
      "kept snapshot", .like100Posts,
      """
      The struct is changed in place, and after each update a subscriber keeps the state it is given. \
      One update likes 100 posts, one after another.
      """,
      code: """
        reduce(into: &state, action)
        lastSeen = state
        """,
      in: "Stores/Holders.swift"),
    Question(
      "chunks + snapshot", .likeOnePost,
      """
      The same subscriber, but each array is now an array of chunks: arrays of 256 elements. One post \
      is liked.
      """,
      code: """
        let place = place(of: index)
        yield &chunks[place.chunk][place.offset]
        """,
      in: "States/ChunkedState.swift"),
  ].compactMap(\.self)
}

extension AppState {
  package var summary: String {
    """
    A struct holds \(Units.count(size)) elements in three arrays: \(Units.count(users.count)) users \
    of \(MemoryLayout<User>.stride) bytes, \(Units.count(posts.count)) posts of \
    \(MemoryLayout<Post>.stride) and \(Units.count(comments.count)) comments of \
    \(MemoryLayout<Comment>.stride). Their texts are elsewhere, and are not copied with them.
    """
  }
}
