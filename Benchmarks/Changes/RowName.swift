/// What tells a row from all others, in every run.
package struct RowName: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let suite: String
  package let operation: String
  package let contender: String
  package let size: Int

  /// Contenders that do the same stand beside each other.
  package static func < (a: RowName, b: RowName) -> Bool {
    (a.suite, a.operation, a.size, a.contender) < (b.suite, b.operation, b.size, b.contender)
  }

  package var description: String { "\(suite), \(operation), \(contender), size \(size)" }

  /// What contenders are compared at.
  var section: String { "\(suite): \(operation), size \(size)" }
}

extension BenchResult {
  package var name: RowName {
    RowName(suite: suite, operation: operation, contender: contender, size: size)
  }
}
