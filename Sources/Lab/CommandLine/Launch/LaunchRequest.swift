import Benchmarks

/// One launch of a suite, as words on a command line and back.
struct LaunchRequest: Equatable {
  let suite: String
  /// From 0.
  let number: Int
  let launches: Int
  /// Where the record goes.
  let path: String
  let isQuick: Bool
  let filter: String?
  let seed: UInt64
  let largest: Int
  /// Where the record of the first launch is; `nil` for that one itself.
  let first: String?

  static let number = Option(
    "number", .number("K", in: 0...1_000), help: "Which launch this is, from 0.")
  static let launches = Option(
    "launches", .number("N", in: 1...1_000), help: "How many launches there are.")
  static let first = Option("first", .text("FILE"), help: "What the first launch has recorded.")
  static let options: [Option] = [
    number, launches, first, .output, .quick, .filter, .seed, .largest,
  ]

  init(
    _ number: Int, of launches: Int, suite: String, options: BenchOptions, path: String,
    first: String? = nil
  ) {
    self.number = number
    self.launches = launches
    self.suite = suite
    self.path = path
    self.first = first
    isQuick = options.isQuick
    filter = options.filter
    seed = options.seed
    largest = options.largestSize
  }

  init(_ arguments: Arguments) throws(UsageError) {
    let request = try BenchRequest(arguments)
    guard arguments.operands.count == 1, let suite = arguments.operands.first,
      let number = arguments[Self.number].flatMap({ Int($0) }),
      let launches = arguments[Self.launches].flatMap({ Int($0) }), number < launches,
      let path = request.path
    else {
      throw UsageError("a launch needs a SUITE, --number K, --launches N and --output FILE")
    }
    self.init(
      number, of: launches, suite: suite, options: request.options, path: path,
      first: arguments[Self.first])
  }

  /// What comes after the name of the program.
  var words: [String] {
    [
      LaunchCommand.word, suite, "--number=\(number)", "--launches=\(launches)",
      "--output=\(path)", "--seed=\(seed)", "--largest=\(largest)",
    ] + (isQuick ? ["--quick"] : []) + (filter.map { ["--filter=\($0)"] } ?? [])
      + (first.map { ["--first=\($0)"] } ?? [])
  }

  var benchOptions: BenchOptions {
    var options = BenchOptions(isQuick: isQuick, filter: filter, seed: seed)
    options.largestSize = largest
    return options
  }
}
