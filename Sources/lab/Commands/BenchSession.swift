import Benchmarks
import Measure

/// Suites that run one after another, and what came of them.
///
/// A suite that fails is complained about at once; the others still run.
final class BenchSession {
  private let text: BenchText
  private let environment: Environment
  private let options: BenchOptions
  private let output: Output
  /// Whether each part is printed as soon as it is known.
  private let isLive: Bool

  private var parts: [String] = []
  private var reports: [SuiteReport] = []
  private(set) var hasFailed = false
  /// Why each suite had nothing that the filter lets through.
  private(set) var mismatches: [BenchError] = []

  init(
    text: BenchText, environment: Environment, options: BenchOptions, output: Output, isLive: Bool
  ) {
    self.text = text
    self.environment = environment
    self.options = options
    self.output = output
    self.isLive = isLive
  }

  /// The whole text, ending without a line break.
  var page: String { parts.joined(separator: "\n\n") }

  var report: BenchReport {
    BenchReport(
      environment: environment,
      noise: Dictionary(
        reports.compactMap { report in report.noise.map { (report.suite, $0) } },
        uniquingKeysWith: { first, _ in first }),
      results: reports.flatMap(\.results))
  }

  /// Names of the suites that did not fail.
  var suites: [String] { reports.map(\.suite) }

  var hasResults: Bool { reports.contains { !$0.results.isEmpty } }

  func run(_ suites: [Suite]) async {
    let header = text.header(environment, options)
    let line = ProgressLine(output)
    for suite in suites {
      line.show(suite.name)
      do {
        let report = try await suite.run(options) { line.show("\(suite.name): \($0)") }
        line.clear()
        reports.append(report)
        if parts.isEmpty { add(header) }
        if options.filter == nil || !report.results.isEmpty { add(text.section(suite, report)) }
      } catch let error as BenchError where error.isMismatch {
        line.clear()
        mismatches.append(error)
      } catch {
        line.clear()
        output.complain("suite '\(suite.name)': \(error)")
        hasFailed = true
      }
    }
    if let receipt = text.receipt(reports) { add(receipt) }
  }

  /// Says why there are no results, unless a suite has said so.
  func complainOfNothing() -> ExitCode {
    let reasons = mismatches.map(\.description).joined(separator: "; ")
    if !hasFailed { output.complain(reasons.isEmpty ? "nothing was measured" : reasons) }
    return .failed
  }

  /// Puts `part` in place of the tables.
  func show(only part: String) { parts = [part] }

  func add(_ part: String) {
    if isLive { output.print(parts.isEmpty ? part : "\n" + part) }
    parts.append(part)
  }
}
