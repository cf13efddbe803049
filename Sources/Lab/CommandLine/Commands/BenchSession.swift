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
  /// Who runs the rounds, in how many processes; `nil` for this one.
  private let launches: (by: Launcher, count: Int)?

  private var parts: [String] = []
  private var reports: [SuiteReport] = []
  private(set) var hasFailed = false
  /// Why each suite had nothing that the filter lets through.
  private(set) var mismatches: [BenchError] = []

  init(
    text: BenchText, environment: Environment, options: BenchOptions, output: Output,
    isLive: Bool, launches: (by: Launcher, count: Int)? = nil
  ) {
    self.text = text
    self.environment = environment
    self.options = options
    self.output = output
    self.isLive = isLive
    self.launches = launches
  }

  /// The whole text, ending without a line break.
  var page: String { parts.joined(separator: "\n\n") }

  var report: BenchReport {
    BenchReport(
      environment: environment,
      noise: Dictionary(
        reports.compactMap { report in report.noise.map { (report.suite, $0) } },
        uniquingKeysWith: { first, _ in first }),
      peakResidentBytes: Dictionary(
        reports.compactMap { report in report.peakResidentBytes.map { (report.suite, $0) } },
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
        let meter = Meter(suite.name, line)
        let options = options(for: suite)
        var report = try await suite.run(options) { meter.show($0) }
        if case .launches(let launches) = options.rounds {
          report.peakResidentBytes = launches.peakResidentBytes
        }
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

  private func options(for suite: Suite) -> BenchOptions {
    guard let launches, launches.count > 1, suite.isTimed, !options.isCountsOnly else {
      return options
    }
    var shared = options
    shared.rounds = .launches(
      launches.by.launches(of: suite.name, count: launches.count, options: options))
    return shared
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

/// The steps of a suite, with the time that is left.
private struct Meter {
  private let name: String
  private let line: ProgressLine
  private let start = ContinuousClock.now

  init(_ name: String, _ line: ProgressLine) {
    self.name = name
    self.line = line
  }

  func show(_ step: Step) {
    let left = TimeLeft(done: step.done ?? 0, after: start.duration(to: .now))
    let time = left.seconds == nil ? "" : "\(left), "
    line.show("\(name): \(time)\(step)")
  }
}
