import Domain
import Measure
import Report

/// What one strategy copies, and why, with the figures of this run.
package struct Explanation {
  private let strategy: Strategy
  private let operation: Operation
  private let state: AppState
  package let cost: UpdateCost
  /// What to do, and what was counted with it; `nil` where nothing large is copied.
  package let fix: (advice: String, counted: String)?

  package typealias Counting = (Strategy, Operation, AppState) -> UpdateCost

  /// - Parameter count: counts one update.
  package init(
    of strategy: Strategy, to operation: Operation, on state: AppState,
    count: Counting = { $0.cost(of: $1, on: $2) }
  ) {
    self.strategy = strategy
    self.operation = operation
    self.state = state
    let cost = count(strategy, operation, state)
    self.cost = cost
    fix = strategy.fix.flatMap { fix in
      guard cost.predictedBytes > 0, let fixed = Strategies.named(fix.strategy) else { return nil }
      let counted = Self.text(of: count(fixed, operation, state))
      return (fix.advice, "'\(fixed.name)': \(counted).")
    }
  }

  /// Counts liking one post among 160,000 elements.
  package init(of strategy: Strategy, seed: UInt64) {
    self.init(of: strategy, to: .likeOnePost, on: .sample(size: 160_000, seed: seed))
  }

  /// Paragraphs, each a line, with an empty line between them.
  package var text: String {
    var paragraphs = [
      "\(strategy.name): to \(operation.name) among \(Units.count(state.size)) elements",
      "What it does: \(strategy.summary)",
      "Predicted: \(prediction)",
      "Counted: \(counted)",
    ]
    if let fix { paragraphs += ["The fix: \(fix.advice)", "With it, \(fix.counted)"] }
    return paragraphs.joined(separator: "\n\n")
  }

  /// The counts, and whether they were predicted.
  package var counted: String {
    let verdict =
      switch cost.isAsPredicted {
      case nil: "Allocations cannot be counted here."
      case true?: "That is what was predicted."
      case false?: "That is not what was predicted."
      }
    return "\(Self.text(of: cost)). \(verdict)"
  }

  private static func text(of cost: UpdateCost) -> String {
    let elements = "\(Units.count(cost.copiedElements)) elements at another address afterwards"
    guard let allocations = cost.allocations else { return elements }
    return """
      allocations: \(Units.count(allocations.count)), of \(Units.count(allocations.bytes)) bytes \
      together; \(elements)
      """
  }

  /// The predicted bytes, and where they come from.
  package var prediction: String {
    "\(Units.count(cost.predictedBytes)) bytes\(reason)"
  }

  private var reason: String {
    let action = operation.action(state)
    let part = state.part(changedBy: action)
    if part == nil, cost.predictedBytes == 0 {
      return ": the flag is stored beside the arrays, which the old state and the new one share."
    }
    guard let (element, array) = part else { return elsewhere }
    let chunkLength = ChunkedArray<Post>.chunkLength
    let chunks = (array.count + chunkLength - 1) / chunkLength
    let chunk = CopyFormulas.array(of: chunkLength, stride: array.stride)
    let list = CopyFormulas.array(of: chunks, stride: MemoryLayout<UInt>.stride)
    switch cost.predictedBytes {
    case 0:
      return ": the array of \(element)s has one owner, so it is changed in place."
    case array.bytesOfCopy:
      let isMany = if case .toggleLikes = action { true } else { false }
      return """
        : \(Units.count(array.count)) \(element)s × \(array.stride) bytes + \
        \(CopyFormulas.arrayHeader) bytes of header, and nothing else. An array with two owners is \
        copied whole before the first write\(isMany ? "; the other writes copy nothing" : ""). Copying \
        a \(element) also retains its strings, which takes most of the time.
        """
    case chunk + list:
      return """
        : a chunk of \(chunkLength) \(element)s × \(array.stride) bytes and the list of \
        \(Units.count(chunks)) chunks × \(MemoryLayout<UInt>.stride) bytes, each + \
        \(CopyFormulas.arrayHeader) bytes of header. Both have two owners, and both are short.
        """
    default:
      return elsewhere
    }
  }

  private var elsewhere: String { ", by the formula of its storage, which is in docs/method.md." }
}
