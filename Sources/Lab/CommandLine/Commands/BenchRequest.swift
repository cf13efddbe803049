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

  /// What runs no suite.
  static let alone: [Option] = [.selfTest, .explain, .predict]

  init(_ arguments: Arguments) throws(UsageError) {
    format = arguments[.benchFormat].flatMap(BenchFormat.init) ?? .text
    path = arguments.outputPath
    purpose = try Self.purpose(arguments)
    options.isQuick = arguments.has(.quick)
    launches = arguments.number(of: .processes).map { Int($0) } ?? (options.isQuick ? 3 : 10)
    options.filter = arguments[.filter]
    if let largest = arguments.number(of: .largest) { options.largestSize = Int(largest) }
    if let seed = arguments.number(of: .seed) { options.seed = seed }
    switch purpose {
    case .show: break
    case .compare: try Self.checkRoom(for: .compare, format, path)
    case .gate:
      options.isCountsOnly = true
      try Self.check(
        arguments, for: .gate,
        forbidding: [
          (.filter, "all rows of a suite are compared"),
          (.seed, "the seed is the one in FILE"),
          (.largest, "the sizes are those in FILE"),
          (.processes, "nothing is timed"),
        ])
      try Self.checkRoom(for: .gate, format, path)
    case .renew:
      options.isCountsOnly = true
      try Self.check(
        arguments, for: .writeBaseline,
        forbidding: [
          (.filter, "a baseline holds all rows of a suite"),
          (.largest, "a baseline holds all rows of a suite"),
          (.processes, "nothing is timed"),
          (.benchFormat, "a baseline has one format"),
          (.output, "it has a FILE of its own"),
        ])
    }
  }

  /// For what runs no suite: everything but the seed chooses suites, or what becomes of their results.
  static func checkAlone(_ option: Option, in arguments: Arguments) throws(UsageError) {
    let allowed = [option.name, Option.seed.name]
    let others =
      arguments.operands
      + arguments.given.filter { !allowed.contains($0.name) }.map(\.spelling)
    if let other = others.first {
      throw UsageError("\(option.spelling) takes --seed and nothing else, so not '\(other)'")
    }
  }

  private static func purpose(_ arguments: Arguments) throws(UsageError) -> Purpose {
    let purposes: [(Option, (String) -> Purpose)] = [
      (.compare, { .compare(with: $0) }), (.gate, { .gate(on: $0) }),
      (.writeBaseline, { .renew($0) }),
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
        + "add '\(Option.output.synopsis)'")
  }
}
