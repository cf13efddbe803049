import Benchmarks
import Measure
import Report

/// Runs that count and time nothing.
struct BenchCounting {
  let suites: [Suite]
  let environment: Environment
  let output: Output

  /// Holds the counts against a baseline.
  func gate(on path: String, _ request: BenchRequest) async throws -> ExitCode {
    let baseline = try reading(path) {
      let baseline = try CountBaseline.read(from: path)
      try baseline.check(against: environment)
      return baseline
    }
    var options = request.options
    options.seed = baseline.seed
    let isProse = request.format.isProse
    let text =
      request.format == .markdown
      ? BenchText(.markdown) : request.path == nil ? BenchText(for: output) : BenchText()
    let session = session(options, text)
    await session.run(suites)
    guard session.hasResults else { return session.complainOfNothing() }

    let gate = try reading(path) {
      try CountGate(baseline, against: session.report.results, suites: session.suites)
    }
    if isProse { session.show(only: page(gate, path, text)) }
    let isWritten = BenchFile.put(session, as: request.format, to: request.path, output: output)
    if request.path != nil, isWritten {
      output.print("\n" + page(gate, path, BenchText(for: output)))
    }
    if session.hasFailed || !isWritten { return .failed }
    switch gate.outcome {
    case .same: return .done
    case .worse: return .worse
    case .better: return .better
    }
  }

  /// Makes the baseline what is counted now.
  func write(_ path: String, _ request: BenchRequest) async throws -> ExitCode {
    try AtomicFile.check(path)
    let session = session(request.options, BenchText())
    await session.run(suites)
    guard session.hasResults else { return session.complainOfNothing() }
    if session.hasFailed {
      output.complain("\(path) was not written, for it would lack a suite")
      return .failed
    }
    let baseline = try CountBaseline(
      session.report.results, seed: request.options.seed, environment: environment)
    try AtomicFile.write(try baseline.text(), to: path)
    output.print("Wrote \(path): \(Units.count(baseline.counts.count)) rows")
    return .done
  }

  private func session(_ options: BenchOptions, _ text: BenchText) -> BenchSession {
    BenchSession(
      text: text, environment: environment, options: options, output: output, isLive: false)
  }

  /// What is wrong with a baseline names its file.
  private func reading<Value>(_ path: String, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as BaselineError {
      throw UnusableBaseline(description: "cannot compare with \(path): \(error)")
    }
  }

  private struct UnusableBaseline: Error, CustomStringConvertible {
    let description: String
  }

  private func page(_ gate: CountGate, _ path: String, _ text: BenchText) -> String {
    guard var table = gate.table else {
      return text.prose(
        "Rows compared with \(path): \(Units.count(gate.rows)); all counts are the same.")
    }
    table.footnotes.append("Rows compared with \(path): \(Units.count(gate.rows)).")
    if gate.newRows > 0 {
      table.footnotes.append("Rows that are new are not gated until the baseline holds them.")
    }
    table.footnotes += [
      "If all of it is meant, renew the baseline:",
      "swift run -c release lab bench --write-baseline \(path)",
    ]
    return text.table(table)
  }
}
