import LabMeasure
import LabOutput

/// A stack that a send must fit into.
enum StackLimit: String, CaseIterable {
  case secondaryThread = "512 kB"
  case mainThread = "8 MB"

  var bytes: Int {
    switch self {
    case .secondaryThread: 512 << 10
    case .mainThread: 8 << 20
    }
  }
}

/// The stack that a send uses, as a linear function of the size of the state.
struct StackGrowth {
  let shape: StoreShape
  /// In ascending order of size.
  let results: [BenchResult]
  /// Bytes of stack for each additional byte of state; `nil` where stacks cannot be measured.
  let copies: Double?
  /// Bytes of stack with the largest state.
  let last: Int?

  init(_ shape: StoreShape, _ points: [(size: Int, stack: Int?)]) {
    self.shape = shape
    results = points.map { point in
      var result = BenchResult(
        suite: StackSuite.name, operation: "send", contender: shape.rawValue, size: point.size)
      // In whole steps of 64 bytes: between processes one row differs by 40.
      result[.stackBytes] = point.stack.map { $0 / 64 * 64 }
      return result
    }
    let (from, to) = (points[points.count - 2], points[points.count - 1])
    last = to.stack
    copies = from.stack.flatMap { first in
      to.stack.map { Double($0 - first) / Double(to.size - from.size) }
    }
  }

  var wholeCopies: String { copies.map { Units.count(Int($0.rounded())) } ?? "–" }

  /// Returns the smallest size of a state at which one send overflows an empty stack; `nil` if the
  /// stack hardly grows with the state.
  func overflowingSize(of limit: StackLimit) -> Int? {
    guard let copies, let last, copies >= 0.5, let size = results.last?.size else { return nil }
    return size + Int((Double(limit.bytes - last) / copies).rounded(.up))
  }
}
