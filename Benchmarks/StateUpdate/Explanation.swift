import Measure
import Report

/// What one strategy does to memory, in words, with the figures of this run.
package struct Explanation {
  /// Elements in the state.
  package static let size = 160_000

  let strategy: Strategy
  let operation: Operation
  let state: AppState
  package let cost: UpdateCost

  /// Counts one update.
  package init(of strategy: Strategy, to operation: Operation, on state: AppState) {
    self.strategy = strategy
    self.operation = operation
    self.state = state
    cost = strategy.cost(of: operation, on: state)
  }

  /// Counts liking one post.
  package init(of strategy: Strategy, seed: UInt64) {
    let state = AppState.sample(size: Self.size, seed: seed)
    self.init(of: strategy, to: .likeOnePost, on: state)
  }

  /// Paragraphs, each a line, with an empty line between them.
  package var text: String {
    ([
      "\(strategy.name): to \(operation.name) among \(Units.count(state.size)) elements",
      "What it does: \(strategy.summary)",
      "Predicted: \(prediction)",
      "Counted: \(count)",
    ] + mending).joined(separator: "\n\n")
  }

  /// What was counted, and whether that was predicted.
  package var count: String { "\(count(cost)). \(verdict)" }

  /// What helps, and what is counted then; `nil` where nothing large is copied.
  package var fix: (advice: String, name: String, count: String)? {
    guard cost.predictedBytes > 0, let fix = strategy.fix,
      let mended = Strategies.all.first(where: { $0.name == fix.contender })
    else { return nil }
    return (fix.advice, mended.name, count(mended.cost(of: operation, on: state)) + ".")
  }

  private var mending: [String] {
    guard let fix else { return [] }
    return ["The fix: \(fix.advice)", "With it ('\(fix.name)'): \(fix.count)"]
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
}
