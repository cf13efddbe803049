import LabAudit
import LabBenchmarks
import LabCommandLine
import LabContract
import LabOutput
import LabPatterns
import LabReport
import LabSourceCode
import LabTrace

extension Command {
  static func report(_ report: ReportCommand) -> Command {
    Command(
      name: "report", summary: "writes one page to share", example: "lab report run.json",
      operand: Operand(placeholder: "RUN") { nil }, options: [.output],
      remark: """
        RUN is what lab bench --all --format json wrote; without it the page has no figures. The page is one \
        file, report.html unless --output names another, and needs no network. docs/report.md says what it shows.
        """,
      run: report.run)
  }
}

/// `lab report`: one page to share.
struct ReportCommand {
  private static let usualPath = "report.html"
  private static let lead = """
    MVVM or MVI? Is my large struct copied? Who changed this field? The same two screens in eight state \
    patterns of Swift, measured.
    """

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    if arguments.operands.count > 1 {
      throw UsageError("it takes one RUN, from: lab bench --all --format json")
    }
    let path = arguments.has(.output) ? arguments.outputPath : Self.usualPath
    if let path { try AtomicFile.check(path) }
    let run = try arguments.operands.first.map { try SavedRun.read(from: $0) }
    let code = CodeSection(of: try? Checkout.here(), patterns: Patterns.all.map(\.name)).section
    var measured = [PageSection.missingRun]
    if let run { measured = run.pageSections(lines: try await writtenLines(output)) }
    let html = Page("Pattern Lab", lead: Self.lead, sections: measured + [code]).html.text
    guard let path else {
      output.results.write(html)
      return .done
    }
    try AtomicFile.write(html, to: path)
    output.print("Wrote \(path)")
    if run == nil { output.print("It has no figures; for a RUN: \(PageSection.measuringCommand)") }
    return .done
  }

  /// Records the scripted session on every pattern; empty where lines are not known.
  private func writtenLines(_ output: Output) async throws -> [WrittenLines] {
    let progress = ProgressLine(output, steps: Patterns.all.count)
    defer { progress.clear() }
    var lines: [WrittenLines] = []
    for pattern in Patterns.all where MissingLines.here() == nil {
      progress.step("\(pattern.name): who changed what")
      let audit = try await Audit(of: nil).named(on: pattern, beside: 0..<0)
      guard let located = audit.located else { continue }
      lines.append(
        WrittenLines(pattern: pattern.name, changes: audit.mutations, located: located))
    }
    return lines
  }
}
