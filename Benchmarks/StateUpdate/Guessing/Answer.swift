import Measure

/// What a question's update copies, with the reason and the way out.
package struct Answer: Sendable {
  /// What a guess is held against.
  package let bytes: Int
  /// Whether `bytes` were counted; otherwise they are those predicted, for nothing is counted here.
  package let isCounted: Bool
  package let prediction: String
  package let count: String
  package let fix: String
  /// What is counted with the fix; `nil` where there is nothing to mend.
  package let mended: String?
}

extension Answer {
  /// Counts one update, and one with the fix.
  init(to question: Question, on state: AppState) {
    let explanation = Explanation(of: question.strategy, to: question.operation, on: state)
    let counted = explanation.cost.allocations?.bytes
    let fix = explanation.fix
    bytes = counted ?? explanation.cost.predictedBytes
    isCounted = counted != nil
    prediction = explanation.prediction
    count = explanation.count
    self.fix = fix?.advice ?? "none is needed."
    mended = fix.map { "'\($0.name)': \($0.count)" }
  }
}
