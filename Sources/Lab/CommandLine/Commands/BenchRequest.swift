import Benchmarks
import Report

/// What `lab bench` is asked for.
struct BenchRequest {
  /// What is done with the suites, or instead of them.
  enum Purpose: Hashable {
    case show
    case compare(with: String)
    case gate(on: String)
    case renew(String)
    case explain(String)
    case predict
    case selfTest
  }

  /// How results are written.
  enum Format: String, CaseIterable {
    case text, json, csv, markdown

    /// Whether people read it, so that remarks have a place in it.
    var isProse: Bool { self == .text || self == .markdown }
  }

  let purpose: Purpose
  let format: Format
  /// Where the results go; `nil` for standard output.
  let path: String?
  let options: BenchOptions
  /// Processes that share the rounds of a suite.
  let processes: Int
  /// Whether all tables are shown, not only those that answer the questions.
  let isDetailed: Bool
  /// The words that ask for the same again.
  let words: [String]

  static let quick = Option("quick", help: "Fewer rounds, sizes and depths, for a first look.")
  static let details = Option("all", help: "Shows all tables of all suites.")
  static let filter = Option(
    "filter", .text("TEXT"), help: "Only what has TEXT in its name, and the baseline.")
  static let format = Option(
    "format", .word("FORMAT", of: Vocabulary("format", Format.allCases.map(\.rawValue))),
    help: "'text', 'markdown', 'json' (everything) or 'csv' (no samples); otherwise text.")
  static let output = Option(
    "output", .text("FILE"), help: "Writes the results to FILE, in full or not at all.")
  static let compare = Option(
    "compare", .text("FILE"), help: "Also shows what changed since the run in FILE, as JSON.")
  static let gate = Option(
    "gate", .text("FILE"),
    help: "Counts only, and compares with FILE, a baseline or a run as JSON.")
  static let writeBaseline = Option(
    "write-baseline", .text("FILE"), help: "Counts only, and writes FILE for --gate.")
  static let seed = Option(
    "seed", .number("N"), help: "Decides sample data and order; otherwise \(BenchOptions().seed).")
  static let largest = Option(
    "largest", .number("N"),
    help: "State-update goes up to N elements, 1,600,000 at most; otherwise 160,000.")
  static let processCount = Option(
    "processes", .number("N"),
    help: "Shares the rounds of a suite among N processes, 20 at most; otherwise 10, or 3 if quick."
  )
  static let explain = Option(
    "explain", .word("STRATEGY", of: strategies),
    help: "Says what a strategy of state-update copies, and why.")
  static let predict = Option(
    "predict", help: "Asks you what an update copies, then counts it; from a pipe, a line a guess.")
  static let selfTest = Option(
    "self-test", help: "Plants differences and counts how often the harness finds them.")

  private static let strategies = Vocabulary(
    "strategy",
    entries: Strategies.all.map { strategy in
      let word = strategy.name.filter { $0 != "," && $0 != "@" }
      return Vocabulary.Entry(
        word: strategy.name, meaning: "",
        synonyms: [word, String(word.map { $0 == " " ? "-" : $0 })])
    })

  static let all = [
    quick, details, filter, format, output, compare, gate, writeBaseline, seed, largest,
    processCount, explain, predict, selfTest,
  ]

  /// What each purpose takes beside its own option; anything else would have no effect.
  private static let purposes:
    [(option: Option, takesSuites: Bool, options: [Option], make: (String) -> Purpose)] = [
      (explain, false, [seed], { .explain($0) }),
      (predict, false, [seed], { _ in .predict }),
      (selfTest, false, [seed], { _ in .selfTest }),
      (
        compare, true, [quick, details, filter, format, output, seed, largest, processCount],
        { .compare(with: $0) }
      ),
      (gate, true, [format, output], { .gate(on: $0) }),
      (writeBaseline, true, [seed], { .renew($0) }),
    ]

  init(_ arguments: Arguments) throws(UsageError) {
    purpose = try Self.purpose(arguments)
    format = arguments[Self.format].flatMap(Format.init) ?? .text
    path = arguments[Self.output]
    isDetailed = arguments.has(Self.details) || !arguments.operands.isEmpty
    var options = BenchOptions(isQuick: arguments.has(Self.quick), filter: arguments[Self.filter])
    options.seed = arguments[Self.seed].flatMap { UInt64($0) } ?? options.seed
    options.largestSize =
      try Self.number(Self.largest, in: 16...1_600_000, of: "elements", arguments)
      ?? options.largestSize
    options.isCountsOnly = arguments.has(Self.gate) || arguments.has(Self.writeBaseline)
    self.options = options
    processes =
      try Self.number(Self.processCount, in: 1...20, of: "processes", arguments)
      ?? (options.isQuick ? 3 : 10)
    words =
      ["bench"] + arguments.operands
      + Self.all.filter { arguments.has($0) }.flatMap { option in
        [option.spelling] + [arguments[option] ?? ""].filter { !$0.isEmpty }
      }
    if arguments.has(Self.gate) || arguments.has(Self.compare), path == nil, !format.isProse {
      throw UsageError("\(format.rawValue) has no place for changes; add '\(Self.output.synopsis)'")
    }
  }

  private static func purpose(_ arguments: Arguments) throws(UsageError) -> Purpose {
    guard let purpose = purposes.first(where: { arguments.has($0.option) }) else { return .show }
    let known = (purpose.options + [purpose.option]).map(\.name)
    let strange = all.filter { arguments.has($0) && !known.contains($0.name) }.map(\.spelling)
    if let other = strange.first ?? (purpose.takesSuites ? nil : arguments.operands.first) {
      let options = purpose.options.map(\.spelling).joined(separator: ", ")
      throw UsageError(
        "\(purpose.option.spelling) takes \(options) and nothing else, so not '\(other)'")
    }
    return purpose.make(arguments[purpose.option] ?? "")
  }

  private static func number(
    _ option: Option, in range: ClosedRange<Int>, of unit: String, _ arguments: Arguments
  ) throws(UsageError) -> Int? {
    guard let text = arguments[option] else { return nil }
    if let number = Int(text), range.contains(number) { return number }
    throw UsageError(
      "'\(option.spelling)' takes \(Units.count(range.lowerBound)) to "
        + "\(Units.count(range.upperBound)) \(unit), not \(text)")
  }
}
