/// Why a suite has nothing to show.
package enum BenchError: Error, Hashable, CustomStringConvertible {
  case nothingMatches(filter: String, known: [String])
  /// Ratios to a baseline that does something else would mean nothing.
  case wrongBaseline(contender: String, operation: String, size: Int)
  /// A process knows no such suite, or ended without its rounds; then it has said why.
  case notMeasured(String)

  package var description: String {
    switch self {
    case .nothingMatches(let filter, let known):
      "nothing matches '\(filter)'; there is \(known.prefix(6).joined(separator: ", "))"
        + (known.count > 6 ? ", …" : "")
    case .wrongBaseline(let contender, let operation, let size):
      """
      '\(contender)' gives a wrong result for '\(operation)' at \(size) elements, and all others \
      are compared to it; run the tests: swift test --filter BenchmarksTests
      """
    case .notMeasured(let name): "'\(name)' was not measured by every process"
    }
  }
}
