import Benchmarks

/// What `lab bench` is asked for.
struct BenchRequest {
  /// What is done with the figures beside showing them.
  enum Purpose: Hashable {
    case show
    case compare(with: String)
    case gate(on: String)
    case renew(String)
  }

  let purpose: Purpose
  let format: BenchFormat
  /// Where the results go; `nil` for the standard output.
  let path: String?
  private(set) var options = BenchOptions()
  /// Processes that share the rounds of a suite.
  private(set) var launches: Int

  static let quick = Option("quick", help: "Fewer rounds, sizes and depths, for a first look.")
  static let filter = Option(
    "filter", .text("TEXT"),
    help: "Only what is named TEXT, or has it in its name, and the baseline.")
  static let format = Option(
    "format", .word("FORMAT", of: Vocabulary("format", BenchFormat.allCases.map(\.rawValue))),
    help: """
      'text', 'markdown', 'json' (all there is) or 'csv' (the same without samples); otherwise text.
      """)
  static let output = Option(
    "output", .text("FILE"), help: "Writes the results to FILE, in full or not at all.")
  static let compare = Option(
    "compare", .text("FILE"), help: "Tells what changed since the run that FILE holds as JSON.")
  static let gate = Option(
    "gate", .text("FILE"),
    help: "Counts only, and compares with FILE, a baseline or a run as JSON.")
  static let writeBaseline = Option(
    "write-baseline", .text("FILE"), help: "Counts only, and writes FILE for --gate.")
  static let seed = Option(
    "seed", .number("N"), help: "Decides sample data and order; otherwise \(BenchOptions().seed).")

  static let selfTest = Option(
    "self-test", help: "Plants differences and says how often the harness finds them.")

  static let largest = Option(
    "largest", .number("N"),
    help: "State-update goes up to N elements, 1,600,000 at most; otherwise 160,000.")
  static let launches = Option(
    "launches", .number("N"),
    help: """
      Shares the rounds of each timed suite among N processes, 20 at most; otherwise 10, and 3 with \
      --quick.
      """)
  static let explain = Option(
    "explain", .word("STRATEGY", of: strategies),
    help: "Says in words what a strategy of state-update copies, and why.")
  static let predict = Option(
    "predict",
    help: "Asks you what an update copies, then counts it; from a pipe, a line a guess.")
  private static let strategies = Vocabulary(
    "strategy",
    entries: Strategies.all.map { strategy in
      let word = strategy.name.filter { $0 != "," && $0 != "@" }
      return Vocabulary.Entry(
        word: strategy.name, meaning: "",
        synonyms: [word, String(word.map { $0 == " " ? "-" : $0 })])
    })

  /// What runs no suite.
  static let alone = [selfTest, explain, predict]

  static let all = [
    quick, filter, format, output, compare, gate, writeBaseline, seed, largest, launches, explain,
    predict,
    selfTest,
  ]

  init(_ arguments: Arguments) throws(UsageError) {
    format = arguments[Self.format].flatMap(BenchFormat.init) ?? .text
    path = arguments[Self.output]
    purpose = try Self.purpose(arguments)
    options.isQuick = arguments.has(Self.quick)
    launches = arguments[Self.launches].flatMap { Int($0) } ?? (options.isQuick ? 3 : 10)
    guard (1...20).contains(launches) else {
      throw UsageError("'--launches' takes 1 to 20 processes, not \(launches)")
    }
    options.filter = arguments[Self.filter]
    if let largest = arguments[Self.largest].flatMap({ Int($0) }) {
      guard (16...1_600_000).contains(largest) else {
        throw UsageError("'--largest' takes 16 to 1,600,000 elements, not \(largest)")
      }
      options.largestSize = largest
    }
    if let seed = arguments[Self.seed].flatMap({ UInt64($0) }) { options.seed = seed }
    switch purpose {
    case .show: break
    case .compare: try Self.checkRoom(for: Self.compare, format, path)
    case .gate:
      options.isCountsOnly = true
      try Self.check(
        arguments, for: Self.gate,
        forbidding: [
          (Self.filter, "all rows of a suite are compared"),
          (Self.seed, "the seed is the one in FILE"),
          (Self.largest, "the sizes are those in FILE"),
          (Self.launches, "nothing is timed"),
        ])
      try Self.checkRoom(for: Self.gate, format, path)
    case .renew:
      options.isCountsOnly = true
      try Self.check(
        arguments, for: Self.writeBaseline,
        forbidding: [
          (Self.filter, "a baseline holds all rows of a suite"),
          (Self.largest, "a baseline holds all rows of a suite"),
          (Self.launches, "nothing is timed"),
          (Self.format, "a baseline has one format"),
          (Self.output, "it has a FILE of its own"),
        ])
    }
  }

  /// For what runs no suite: everything but the seed chooses suites, or what becomes of their results.
  static func checkAlone(_ option: Option, in arguments: Arguments) throws(UsageError) {
    let allowed = [option.name, seed.name]
    let others =
      arguments.operands
      + all.filter { arguments.has($0) && !allowed.contains($0.name) }.map(\.spelling)
    if let other = others.first {
      throw UsageError("\(option.spelling) takes --seed and nothing else, so not '\(other)'")
    }
  }

  private static func purpose(_ arguments: Arguments) throws(UsageError) -> Purpose {
    let purposes: [(Option, (String) -> Purpose)] = [
      (compare, { .compare(with: $0) }), (gate, { .gate(on: $0) }),
      (writeBaseline, { .renew($0) }),
    ]
    let given = purposes.filter { arguments.has($0.0) }
    guard given.count < 2 else {
      throw UsageError(
        "'\(given[0].0.spelling)' and '\(given[1].0.spelling)' are for runs of their own")
    }
    guard let (option, purpose) = given.first, let path = arguments[option] else { return .show }
    return purpose(path)
  }

  private static func check(
    _ arguments: Arguments, for option: Option, forbidding others: [(Option, String)]
  ) throws(UsageError) {
    for (other, reason) in others where arguments.has(other) {
      throw UsageError("'\(option.spelling)' takes no '\(other.spelling)': \(reason)")
    }
  }

  /// What a program reads has no place for remarks.
  private static func checkRoom(
    for option: Option, _ format: BenchFormat, _ path: String?
  ) throws(UsageError) {
    if path != nil || format.isProse { return }
    throw UsageError(
      "'\(option.spelling)' prints a table, and \(format.rawValue) has no place for it; "
        + "add '\(output.synopsis)'")
  }
}
