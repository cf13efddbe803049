import LabCommandLine

/// What a run is asked for.
package struct BenchOptions: Codable, Hashable, Sendable {
  /// Fewer rounds, sizes and depths, for a first look.
  package var isQuick: Bool
  /// Keeps operations or contenders whose name contains this text, ignoring case.
  package var filter: String?
  /// Decides the sample data and the order of the cases in each round.
  package var seed: UInt64
  /// Leaves out all timing: results hold what is counted.
  package var isCountsOnly: Bool
  /// The most elements in a state.
  package var largestSize = 160_000

  package init(
    isQuick: Bool = false, filter: String? = nil, seed: UInt64 = 2026, isCountsOnly: Bool = false
  ) {
    self.isQuick = isQuick
    self.filter = filter
    self.seed = seed
    self.isCountsOnly = isCountsOnly
  }
}

/// What `--filter` keeps: the name that equals its text, or else those that contain it, ignoring case.
/// Without a text it keeps all.
package struct NameFilter {
  private let text: String

  package init(_ text: String?) { self.text = text ?? "" }

  package func matching(_ names: [String]) -> [String] {
    let word = text.lowercased()
    let whole = names.filter { $0.lowercased() == word }
    return whole.isEmpty ? names.filter { word.isEmpty || $0.lowercased().contains(word) } : whole
  }

  /// Returns the operations and contenders that are kept: all contenders where the text names only
  /// operations, and the other way round.
  package func selection(
    operations: [String], contenders: [String]
  ) throws(BenchError) -> (operations: [String], contenders: [String]) {
    let kept = (matching(operations), matching(contenders))
    if kept.0.isEmpty, kept.1.isEmpty {
      throw .nothingMatches(filter: text, known: operations + contenders)
    }
    return (kept.0.isEmpty ? operations : kept.0, kept.1.isEmpty ? contenders : kept.1)
  }
}

/// Why a suite has nothing to show.
package enum BenchError: Error, Hashable, CustomStringConvertible {
  case nothingMatches(filter: String, known: [String])
  /// Ratios to a baseline that does something else would mean nothing.
  case wrongBaseline(contender: String, operation: String, size: Int)
  /// A process has no rounds of it, or ended without any; then it has said why.
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

/// The options of `lab bench`.
@MainActor
extension Option {
  package static let quick = Option(
    "quick", help: "Fewer rounds, sizes and depths, for a first look.")
  package static let all = Option("all", help: "Shows all tables of all suites.")
  package static let filter = Option(
    "filter", .text("TEXT"),
    help: "Only what has TEXT in its name, and the baseline.")
  package static let gate = Option(
    "gate", .text("FILE"), help: "Counts only, and compares with FILE, a baseline.")
  package static let writeBaseline = Option(
    "write-baseline", .text("FILE"), help: "Counts only, and writes FILE for --gate.")
  package static let seed = Option(
    "seed", .number("N", in: 0 ... .max),
    help: "Decides sample data and order; otherwise \(BenchOptions().seed).")
  package static let largest = Option(
    "largest", .number("N", in: 16...1_600_000),
    help: "State-update goes up to N elements, 1,600,000 at most; otherwise 160,000.")
  package static let processes = Option(
    "processes", .number("N", in: 1...20),
    help: """
      Shares the rounds of each timed suite among N processes, 20 at most; otherwise 10, and 3 with \
      --quick.
      """)
  package static let predict = Option(
    "predict",
    help: "Asks you what an update copies, then counts it; from a pipe, a line a guess.")
  package static let selfTest = Option(
    "self-test", help: "Plants differences and reports how often the harness finds them.")
}
