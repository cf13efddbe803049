import Benchmarks
import Measure
import Report

/// `lab bench`
struct BenchCommand: Command {
  let name = "bench"
  let summary = "measures what each pattern costs"
  let example = "lab bench --quick"
  let remark: String? = """
    Only a release build measures: swift run -c release lab bench
    """

  private let suites: [Suite]
  private let build: BuildMode
  private let environment: () -> Environment
  private let selfTest: BenchSelfTest

  init(
    suites: [Suite], build: BuildMode = .current, selfTest: BenchSelfTest = .measured,
    environment: @escaping () -> Environment = Environment.current
  ) {
    self.selfTest = selfTest
    self.suites = suites
    self.build = build
    self.environment = environment
  }

  var operand: Operand? {
    let entries = suites.map { Vocabulary.Entry(word: $0.name, meaning: $0.question) }
    return Operand(placeholder: "SUITE", vocabulary: Vocabulary("suite", entries: entries))
  }

  let options = [quick, filter, format, output, seed, selfTest]

  private static let quick = Option(
    "quick", help: "Fewer rounds and shorter samples, for a first look.")
  private static let filter = Option(
    "filter", .text("TEXT"), help: "Only what has TEXT in its name, and the baseline.")
  private static let format = Option(
    "format", .word("FORMAT", of: Vocabulary("format", Format.allCases.map(\.rawValue))),
    help: "'text' or 'json'; otherwise text.")
  private static let output = Option(
    "output", .text("FILE"), help: "Writes the results to FILE, in full or not at all.")
  private static let seed = Option(
    "seed", .number("N"), help: "Decides sample data and order; otherwise \(BenchOptions().seed).")

  private static let selfTest = Option(
    "self-test", help: "Plants differences and says how often the harness finds them.")

  private enum Format: String, CaseIterable {
    case text
    case json
  }

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    if arguments.has(Self.selfTest) { try BenchSelfTest.check(arguments, options: options) }
    if build == .debug { throw MeasureError.debugBuild }
    if arguments.has(Self.selfTest) {
      return try selfTest.report(seed: benchOptions(arguments).seed, output)
    }
    let path = arguments[Self.output]
    if let path { try AtomicFile.check(path) }

    let isJSON = arguments[Self.format] == Format.json.rawValue
    let isLive = path == nil && !isJSON
    if isLive, output.width < BenchText.leastWidth {
      output.complain("\(output.width) columns are too few; tables take \(BenchText.leastWidth)")
    }
    let options = benchOptions(arguments)
    let session = BenchSession(
      text: path == nil ? BenchText(for: output) : BenchText(),
      environment: environment(), options: options, output: output, isLive: isLive)
    await session.run(chosen(arguments))
    guard session.hasResults else {
      let reasons = session.mismatches.map(\.description).joined(separator: "; ")
      if !session.hasFailed {
        output.complain(reasons.isEmpty ? "nothing was measured" : reasons)
      }
      return .failed
    }
    do {
      let content = isJSON ? try JSONFile.text(of: session.report) : session.page + "\n"
      if let path {
        try AtomicFile.write(content, to: path)
        output.print("Wrote \(path)")
      } else if isJSON {
        output.results.write(content)
      }
    } catch {
      output.complain("\(error); the results follow as text")
      output.print(session.page)
      return .failed
    }
    return session.hasFailed ? .failed : .done
  }

  private func benchOptions(_ arguments: Arguments) -> BenchOptions {
    var options = BenchOptions()
    options.isQuick = arguments.has(Self.quick)
    options.filter = arguments[Self.filter]
    if let seed = arguments[Self.seed].flatMap({ UInt64($0) }) { options.seed = seed }
    return options
  }

  /// The named suites as they were named, or all.
  private func chosen(_ arguments: Arguments) -> [Suite] {
    if arguments.operands.isEmpty { return suites }
    return arguments.operands.compactMap { name in suites.first { $0.name == name } }
  }
}
