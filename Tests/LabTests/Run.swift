import Contract
import Measure
import PatternList
import SourceCode

@testable import Benchmarks
@testable import Report
@testable import Sessions
@testable import lab

/// A run of `lab` in this process: what it printed, and how it ended.
final class Run {
  private(set) var results = ""
  private(set) var notes = ""
  /// What was shown page by page.
  private(set) var paged: [String] = []
  private(set) var code: ExitCode?

  /// - Parameters:
  ///   - checkout: what is compared; `nil` for none.
  ///   - pager: whether there is one.
  ///   - terminal: whether both outputs are a terminal.
  init(
    _ words: [String], suites: [Suite] = [.tiny],
    processes: @escaping (Int) -> ProcessRuns = { _ in .here }, build: BuildMode = .release,
    grade: Trust = .quiet, selfTest: SelfTest = SelfTest(checks: []),
    prediction: BenchPrediction = .counted,
    checkout: Checkout? = .sample, pager: Bool = false, terminal: Bool = false,
    environment: [String: String] = [:], width: Int = 80
  ) async {
    let output = Output(
      results: Sink(isTerminal: terminal, environment: environment) { self.results += $0 },
      notes: Sink(isTerminal: terminal, environment: environment) { self.notes += $0 },
      width: width)
    let lab = Lab(commands: [
      PatternsCommand(patterns: Patterns.all),
      BenchCommand(
        suites: suites, processes: processes, build: build,
        selfTest: { _, progress in
          progress("planting")
          return selfTest
        }, prediction: prediction, environment: { .sample }, grade: { _ in grade }),
      ProcessRunCommand(suites: suites),
      TraceCommand(patterns: Patterns.all),
      AuditCommand(patterns: Patterns.all) { patterns, _ in
        if checkout == nil { throw CheckoutError.missing }
        return AuditReport(
          environment: .sample, patterns: patterns.map { PatternAudit(name: $0.name) }, writes: [])
      },
      CompareCommand(patterns: Patterns.all) { () throws(CheckoutError) in
        guard let checkout else { throw .missing }
        return checkout
      } pager: {
        if pager { self.paged.append($0) }
        return pager
      },
    ])
    code = await lab.run(words, output: output)
  }

  convenience init(
    _ words: String..., suites: [Suite] = [.tiny],
    processes: @escaping (Int) -> ProcessRuns = { _ in .here }, build: BuildMode = .release,
    grade: Trust = .quiet, selfTest: SelfTest = SelfTest(checks: []),
    prediction: BenchPrediction = .counted,
    checkout: Checkout? = .sample, pager: Bool = false, terminal: Bool = false,
    environment: [String: String] = [:], width: Int = 80
  ) async {
    await self.init(
      words, suites: suites, processes: processes, build: build, grade: grade, selfTest: selfTest,
      prediction: prediction,
      checkout: checkout, pager: pager, terminal: terminal,
      environment: environment, width: width)
  }

  /// In places on a terminal.
  var longestLine: Int {
    (results + notes).split(separator: "\n").map(\.columns).max() ?? 0
  }
}

extension Measure.Environment {
  static let sample = Environment(
    date: "2026-01-02T03:04:05Z", cores: 2, cpu: "Sample CPU", system: "Sample OS 1",
    kernel: "Sample 6.1 x86_64", load: 0.25, compiler: "Swift 6.3.1", build: .release)
}

extension Benchmarks.Suite {
  /// Answers at once.
  static let tiny = Suite(
    name: "tiny", question: "What does nothing cost?",
    timing: .init(rounds: 20) { _ in
      let nothing = Case("plainly") { _, stopwatch in await stopwatch.time {} }
      return [Measurement("nothing", iterations: 1, baseline: nothing, against: [])]
    }
  ) { options, timings, progress in
    progress("doing nothing")
    var result = BenchResult(suite: "tiny", operation: "nothing", contender: "plainly", size: 16)
    result[.mallocs] = 10
    var table = Table("Nothing", columns: [.left("way"), .right("time")])
    table.addRow(["plainly", "1.00 ns"])
    var details = Table("More of nothing", columns: [.left("way")])
    details.addRow(["plainly"])
    return SuiteReport(
      answer: "Nothing costs nothing.", tables: [table], details: [details], results: [result])
  }

  static let broken = Suite(name: "broken", question: "What does a failure cost?") { _, _, _ in
    throw UsageError("a cable\nis loose")
  }

  static let unmatched = Suite(name: "unmatched", question: "Is anything there?") {
    options, _, _ in
    throw BenchError.nothingMatches(filter: options.filter ?? "", known: ["tiny"])
  }
}
