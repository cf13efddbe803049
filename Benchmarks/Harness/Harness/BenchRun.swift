import LabCommandLine
import LabOutput

/// Suites that run one after another, and what becomes of their results.
///
/// A suite that fails is reported at once; the others still run.
@MainActor
package final class BenchRun {
  private let suites: [Suite]
  private let request: BenchRequest
  private let environment: Environment
  private let output: Output
  private let text: BenchText
  /// What a quick run shows instead of its suites.
  private let summarize: (([(suite: Suite, report: SuiteReport)]) -> BenchSummary)?

  private var reports: [(suite: Suite, report: SuiteReport)] = []
  private var hasFailed = false

  package init(
    suites: [Suite], request: BenchRequest, environment: Environment, output: Output,
    summarize: (([(suite: Suite, report: SuiteReport)]) -> BenchSummary)? = nil
  ) {
    self.suites = suites
    self.request = request
    self.environment = environment
    self.output = output
    self.summarize = request.isBrief ? summarize : nil
    text = BenchText(request, environment, for: output)
  }

  package func show(in processes: ProcessRuns) async throws -> ExitCode {
    if let path = request.path { try AtomicFile.check(path) }
    guard await run(request.options, in: processes) else { return .failed }
    let parts =
      summarize.map { text.quick($0(reports), reports.compactMap(\.report.noise)) }
      ?? text.full(reports)
    return put(parts.joined(separator: "\n\n") + "\n") && !hasFailed ? .done : .failed
  }

  package func gate(on path: String) async throws -> ExitCode {
    let baseline = try CountBaseline.read(from: path, for: environment)
    var options = request.options
    options.seed = baseline.seed
    guard await run(options) else { return .failed }
    let changes = RunChanges(from: baseline, to: report.results, of: reports.map(\.suite.name))
    output.print(text.changes(changes, since: path))
    if changes.newRows > 0 {
      output.complain("\(path) lacks \(Units.count(changes.newRows)) of the rows that were counted")
      return .failed
    }
    if hasFailed { return .failed }
    return switch changes.outcome {
    case .other: .done
    case .worse: .worse
    case .better: .better
    }
  }

  /// Makes the baseline what is counted now.
  package func renew(_ path: String) async throws -> ExitCode {
    try AtomicFile.check(path)
    guard await run(request.options) else { return .failed }
    if hasFailed {
      output.complain("\(path) was not written, because it would lack a suite")
      return .failed
    }
    let baseline = CountBaseline(
      report.results, seed: request.options.seed, environment: environment)
    try AtomicFile.write(try baseline.text(), to: path)
    output.print("Wrote \(path): \(Units.count(baseline.counts.count)) rows")
    return .done
  }

  /// Runs the suites, and returns whether any of them has results.
  private func run(_ options: BenchOptions, in processes: ProcessRuns = .here) async -> Bool {
    var mismatch = "nothing was measured"
    let line = ProgressLine(
      output, steps: suites.reduce(0) { $0 + $1.steps(options, in: processes) })
    for suite in suites {
      defer { line.clear() }
      do {
        let report = try await suite.run(
          options, in: processes, step: { line.step("\(suite.name): \($0)") },
          progress: { line.show("\(suite.name): \($0)") })
        reports.append((suite, report))
      } catch BenchError.nothingMatches(let filter, let known) {
        mismatch = "\(BenchError.nothingMatches(filter: filter, known: known))"
      } catch {
        line.clear()
        output.complain("suite '\(suite.name)': \(error)")
        hasFailed = true
      }
    }
    let hasResults = reports.contains { !$0.report.results.isEmpty }
    if !hasResults, !hasFailed { output.complain(mismatch) }
    return hasResults
  }

  private var report: BenchReport {
    let bySuite = Dictionary(reports.map { ($0.name, $1) }) { $1 }
    return BenchReport(
      environment: environment, seed: request.options.seed,
      noise: bySuite.compactMapValues(\.noise),
      results: reports.flatMap(\.report.results))
  }

  /// Writes the results to a file, or prints them; returns whether it could. What cannot be written is reported and
  /// shown as text, so that nothing is lost.
  private func put(_ page: String) -> Bool {
    do {
      let content = request.isJSON ? try JSONFile.text(of: report) : page
      if let path = request.path {
        try AtomicFile.write(content, to: path)
        output.print("Wrote \(path)")
      } else {
        output.results.write(content)
      }
      return true
    } catch {
      output.complain("\(error); the results follow as text")
      output.results.write(page)
      return false
    }
  }
}
