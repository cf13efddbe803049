import Domain
import Measure
import Report

/// What one strategy does to memory, in words, with the figures of this run.
package struct Explanation {
  /// Elements in the state.
  package static let size = 160_000

  private let strategy: Strategy
  private let state: AppState
  private let cost: UpdateCost

  /// Counts one update of every operation.
  package init(of strategy: Strategy, seed: UInt64) {
    self.strategy = strategy
    state = AppState.sample(size: Self.size, seed: seed)
    cost = strategy.cost(of: .likeOnePost, on: state)
  }

  /// Paragraphs, each a line, with an empty line between them.
  package var text: String {
    ([
      "\(strategy.name): to like one post among \(Units.count(state.size)) elements",
      "What it does: \(strategy.summary)",
      "Predicted: \(prediction)",
      "Counted: \(count(cost)). \(verdict)",
    ] + fix).joined(separator: "\n\n")
  }

  private var prediction: String {
    let bytes = Units.count(cost.predictedBytes)
    let posts = CopyFormulas.array(of: state.posts.count, as: Post.self)
    if cost.predictedBytes == 0 {
      return "0 bytes. When the post is changed nobody else holds the posts, so they need no copy."
    }
    guard cost.predictedBytes == posts else {
      return """
        \(bytes) bytes, by the formula of what it keeps the state in; docs/method.md has it.
        """
    }
    return """
      \(bytes) bytes, a copy of all posts and of nothing else: \(Units.count(state.posts.count)) posts × \
      \(MemoryLayout<Post>.stride) bytes from one to the next + \(CopyFormulas.arrayHeader) bytes of \
      header. An array with two owners is copied whole before the first write to it. Each post that is \
      copied also counts up the references to its two strings, which is most of the time that it takes.
      """
  }

  private func count(_ cost: UpdateCost) -> String {
    let elements = "\(Units.count(cost.copiedElements)) elements that stood elsewhere afterwards"
    guard let allocations = cost.allocations else { return elements }
    return """
      allocations: \(Units.count(allocations.count)), of \(Units.count(allocations.bytes)) bytes \
      together; \(elements)
      """
  }

  private var verdict: String {
    switch cost.isAsPredicted {
    case nil: "Allocations cannot be counted here."
    case true?: "That is what was predicted."
    case false?: "That is not what was predicted."
    }
  }

  private var fix: [String] {
    guard let fix = strategy.fix,
      let mended = Strategies.all.first(where: { $0.name == fix.contender })
    else { return [] }
    let after = mended.cost(of: .likeOnePost, on: state)
    return ["The fix: \(fix.advice)", "With it ('\(mended.name)'): \(count(after))."]
  }
}
