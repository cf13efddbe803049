import LabBenchmarks
import LabCommandLine
import LabContract
import LabMeasure
import LabOutput
import LabPatterns

/// `lab audit`
struct AuditCommand {
  let patterns: [any TraceablePattern]
  /// Takes the scorecard of these patterns, and reports its progress.
  let audit:
    @MainActor ([any TraceablePattern], @escaping (String) -> Void) async throws -> AuditReport

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    let name = arguments[.pattern]
    let path = arguments.outputPath
    if let path { try AtomicFile.check(path) }
    let line = ProgressLine(output)
    let report: AuditReport
    do {
      defer { line.clear() }
      report = try await audit(patterns.filter { name == nil || $0.name == name }) { line.show($0) }
    }
    let style = path == nil ? output.results.style : .plain
    let text =
      arguments[.format] == "json"
      ? try report.json() : Self.text(of: report, width: output.width, style: style)
    guard let path else {
      output.results.write(text)
      return .done
    }
    try AtomicFile.write(text, to: path)
    output.print("Wrote \(path)")
    return .done
  }

  static func text(of report: AuditReport, width: Int, style: Style) -> String {
    let audit = AuditTables(report)
    let tables = audit.all.map {
      $0.rendered(width: max(width, Output.usualWidth), style: style)
    }
    return ([style.render(audit.head, .strong)] + tables).joined(separator: "\n\n\n") + "\n"
  }
}
