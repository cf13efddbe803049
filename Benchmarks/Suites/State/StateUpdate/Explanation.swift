import LabMeasure
import LabOutput

/// What one strategy copies, and why, with the figures of this run.
package struct Explanation {
  package let cost: UpdateCost
  package let items: [(term: String, text: String)]

  package typealias Counting = (Strategy, Operation, AppState) -> UpdateCost

  package init(
    of strategy: Strategy, to operation: Operation, on state: AppState,
    count: Counting = { $0.cost(of: $1, on: $2) }
  ) {
    let cost = count(strategy, operation, state)
    self.cost = cost
    let predicted = cost.predictedBytes.map {
      "\(Units.count($0)) bytes" + cost.reason(of: $0, for: operation.action(state), on: state)
    }
    let fix = cost.predictedBytes == 0 ? nil : strategy.fix
    let fixed = fix.flatMap { Strategies.named($0.strategy) }
    items =
      [
        ("what it does", strategy.summary),
        ("predicted", predicted ?? "nothing: only a count would tell."),
        ("counted", cost.text),
        ("the fix", fix?.advice ?? "none is needed."),
      ]
      + [fixed].compactMap(\.self).map {
        ("with it", "'\($0.name)': \(count($0, operation, state).text)")
      }
  }
}

extension UpdateCost {
  /// What was counted, and whether it was predicted.
  fileprivate var text: String {
    let elements = "\(Units.count(copiedElements)) elements at another address afterwards."
    guard let allocations else { return "\(elements) Allocations cannot be counted here." }
    return """
      allocations: \(Units.count(allocations.count)), of \(Units.count(allocations.bytes)) bytes \
      together; \(elements) That is \(allocations.bytes == predictedBytes ? "" : "not ")what was \
      predicted.
      """
  }

  /// Where the predicted bytes come from.
  fileprivate func reason(
    of predictedBytes: Int, for action: Action, on state: AppState
  ) -> String {
    let elsewhere = ", by the formula of its storage, which is in docs/method.md."
    guard let (element, array) = state.part(changedBy: action) else {
      return predictedBytes == 0
        ? ": the flag is stored beside the arrays, which the old state and the new one share."
        : elsewhere
    }
    let chunkLength = ChunkedArray<Int>.chunkLength
    let chunks = (array.count + chunkLength - 1) / chunkLength
    let chunk = CopyFormulas.array(of: chunkLength, stride: array.stride)
    let list = CopyFormulas.array(of: chunks, stride: MemoryLayout<UInt>.stride)
    switch predictedBytes {
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
}
