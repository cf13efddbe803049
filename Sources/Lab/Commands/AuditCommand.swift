import LabAudit
import LabBenchmarks
import LabCommandLine
import LabContract
import LabMeasure
import LabOutput
import LabPatterns

extension Command {
  static func audit(_ audit: AuditCommand) -> Command {
    Command(
      name: "audit", summary: "counts traceable changes",
      example: "lab audit --pattern MVI",
      options: [.pattern, .format, .output],
      remark: """
        Auditing all patterns takes half a minute. Source lines need a debug build, times a release build. The compiler \
        decides what a view may write, so the audit needs swiftc and the checkout that this program was built from. \
        docs/trace.md explains each column.
        """,
      run: audit.run)
  }
}

/// `lab audit`
struct AuditCommand {
  var patterns = Patterns.all
  /// Takes the scorecard of these patterns, and reports its progress.
  var audit:
    @MainActor ([any TraceablePattern], @escaping (String) -> Void) async throws -> AuditReport = {
      patterns, progress in
      try await Audit(of: Checkout.here(), progress: progress).report(on: patterns)
    }

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    let name = arguments[.pattern]
    let path = arguments.outputPath
    if let path { try AtomicFile.check(path) }
    let chosen = patterns.filter { name == nil || $0.name == name }
    let line = ProgressLine(output, steps: chosen.count * Audit.steps)
    let report: AuditReport
    do {
      defer { line.clear() }
      report = try await audit(chosen) { line.step($0) }
    }
    let style = path == nil ? output.results.style : .plain
    let text =
      arguments[.format] == "json"
      ? try report.json() : Self.text(of: report, width: output.width, style: style)
    try output.deliver(text, to: path)
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
