import LabContract
import LabPatterns

@testable import LabAudit
@testable import LabBenchmarks
@testable import LabCommandLine
@testable import LabCommands
@testable import LabMeasure
@testable import LabOutput
@testable import LabSessions

/// A run of `lab` in this process: what it printed, and how it ended.
final class Run {
  private(set) var results = ""
  private(set) var notes = ""
  private(set) var code: ExitCode?

  /// - Parameters:
  ///   - words: Words and lists of words.
  ///   - checkout: The sources to compare.
  ///   - terminal: Whether both outputs are a terminal.
  init(
    _ words: any Words..., suites: [Suite] = [.tiny],
    processes: @escaping (Int) -> ProcessRuns = { _ in .here }, build: BuildMode = .release,
    checkout: Checkout? = .sample, terminal: Bool = false, environment: [String: String] = [:],
    width: Int = 80
  ) async {
    let notes = Sink(isTerminal: terminal, environment: environment) { self.notes += $0 }
    let output = Output(
      results: Sink(isTerminal: terminal, environment: environment) { self.results += $0 },
      notes: notes, width: width)
    let lab = Lab([
      .bench(
        BenchCommand(
          suites: suites, brief: suites, processes: processes, build: build,
          environment: { .sample() })),
      .trace,
      .audit(
        AuditCommand(patterns: Patterns.all) { patterns, _ in
          AuditReport(
            environment: .sample(), patterns: patterns.map { PatternAudit(name: $0.name) })
        }),
      .compare(
        CompareCommand(patterns: Patterns.all) { () throws(CheckoutError) in
          guard let checkout else { throw .missing }
          return checkout
        }),
      .report(ReportCommand()),
      .new,
      .processRun(suites: suites),
    ])
    code = await lab.run(words.flatMap(\.words), output: output)
  }

  /// In places on a terminal.
  var longestLine: Int {
    (results + notes).split(separator: "\n").map(\.columns).max() ?? 0
  }
}

protocol Words {
  var words: [String] { get }
}

extension String: Words {
  var words: [String] { [self] }
}

extension [String]: Words {
  var words: [String] { self }
}

extension LabMeasure.Environment {
  static func sample() -> Environment {
    Environment(
      date: "2026-01-02T03:04:05Z", cores: 2,
      cpu: "Sample\nCPU\u{1B}",
      system: "Sample OS 1", kernel: "Sample 6.1 x86_64", compiler: "Swift 6.3.1",
      build: .release)
  }
}

extension LabMeasure.Suite {
  /// Answers at once.
  static let tiny = Suite(
    name: "tiny", question: "What does nothing cost?",
    timing: .init(rounds: 20) { _ in
      let nothing = Contender("plainly") { _, stopwatch in await stopwatch.time {} }
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
