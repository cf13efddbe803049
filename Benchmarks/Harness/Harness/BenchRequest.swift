import LabCommandLine
import LabOutput

/// The options of one `lab bench`.
@MainActor
package struct BenchRequest {
  /// Whether results are written as JSON instead of text.
  let isJSON: Bool
  /// Where the results go; `nil` for standard output.
  let path: String?
  package let options: BenchOptions
  package let processes: Int
  /// Whether all tables are shown, not only those that answer the questions.
  let isDetailed: Bool
  /// Whether only what answers the main questions is measured and shown.
  package var isBrief: Bool { options.isQuick && !isDetailed }
  /// The line that repeats the run.
  package let command: String

  /// - Parameter command: the words before the options, for a command that shows all tables.
  package init(_ arguments: Arguments, of command: String? = nil) throws(UsageError) {
    try Self.check(arguments)
    isJSON = arguments[.format] == "json"
    path = arguments.outputPath
    isDetailed = command != nil || arguments.has(.all) || !arguments.operands.isEmpty
    let usual = BenchOptions()
    options = BenchOptions(
      isQuick: arguments.has(.quick), filter: arguments[.filter],
      seed: arguments.number(of: .seed) ?? usual.seed,
      isCountsOnly: arguments.has(.gate) || arguments.has(.writeBaseline),
      largestSize: arguments.number(of: .largest).map { Int($0) } ?? usual.largestSize)
    processes = arguments.number(of: .processes).map { Int($0) } ?? (options.isQuick ? 3 : 10)
    self.command = arguments.releaseCommand(command ?? "lab bench")
  }

  /// Rejects words that would have no effect beside one of these options.
  private static func check(_ arguments: Arguments) throws(UsageError) {
    let alone: [Option] = [.predict, .gate, .writeBaseline]
    guard let option = alone.first(where: arguments.has) else { return }
    let known = [option.name] + (option.name == Option.gate.name ? [] : [Option.seed.name])
    let strange = arguments.given.first { !known.contains($0.name) }?.spelling
    if let other = strange ?? (arguments.has(.predict) ? arguments.operands.first : nil) {
      throw UsageError("\(option.spelling) has no use for '\(other)'")
    }
  }
}

@MainActor
extension Output {
  /// Complains that a debug build measures nothing, and prints the whole command for a release build.
  package func refuseDebugBuild(for command: String) -> ExitCode {
    complain("a debug build measures nothing; run:")
    notes.write("\(command)\n")
    return .failed
  }
}

/// What a run is asked for.
package struct BenchOptions: Codable, Hashable, Sendable {
  /// Fewer rounds, sizes and depths, for a first look.
  package var isQuick = false
  /// Keeps operations or contenders whose name contains this text, ignoring case.
  package var filter: String?
  /// Decides the sample data and the order of the cases in each round.
  package var seed: UInt64 = 2026
  /// Leaves out all timing: results hold what is counted.
  package var isCountsOnly = false
  /// The most elements in a state.
  package var largestSize = 160_000
}

/// The options of `lab bench`.
@MainActor
extension Option {
  package static let quick = Option(
    "quick", help: "Runs fewer rounds, sizes and depths, for a first look.")
  package static let all = Option("all", help: "Shows all tables of all suites.")
  package static let filter = Option(
    "filter", .text("TEXT"),
    help: "Runs only cases with TEXT in their name, and the baseline.")
  package static let gate = Option(
    "gate", .text("FILE"), help: "Only counts, and compares with the baseline FILE.")
  package static let writeBaseline = Option(
    "write-baseline", .text("FILE"), help: "Only counts, and writes the baseline FILE for --gate.")
  package static let seed = Option(
    "seed", .number("N", in: 0 ... .max),
    help: "The seed of sample data and order (default: \(BenchOptions().seed)).")
  package static let largest = Option(
    "largest", .number("N", in: 16...1_600_000),
    help: "The largest state of state-update, in elements (default: 160,000, at most 1,600,000).")
  package static let processes = Option(
    "processes", .number("N", in: 1...20),
    help: "Runs each timed suite in N processes (default: 10, or 3 with --quick; at most 20).")
  package static let predict = Option(
    "predict",
    help: "Asks how many bytes an update copies, then counts. A pipe sends one guess a line.")
}
