import LabBenchmarks
import LabCommandLine
import LabContract
import LabExplore
import LabOutput
import LabPatterns
import LabReport
import LabSourceCode

extension Command {
  static func report(_ report: ReportCommand) -> Command {
    Command(
      name: "report", summary: "writes one page to share", example: "lab report run.json",
      operand: Operand(placeholder: "RUN") { nil }, options: [.output],
      remark: """
        RUN is what lab bench --all --format json wrote; without it the page has no figures. With two, \
        lab report OLD NEW, the page is that of NEW and begins with what changed: counts exactly, times \
        where their 95 % intervals do not overlap. The page is one file, report.html unless --output names \
        another, and needs no network. docs/report.md says what it shows.
        """,
      run: report.run)
  }
}

/// `lab report`: one page to share.
struct ReportCommand {
  /// Makes the sections that need no run, and reports progress.
  var playable: @MainActor (_ progress: (String) -> Void) async throws -> [PageSection] = {
    $0("playing every order")
    return [
      try await PlayerSection(Orders.played()).section,
      try CodeSection(of: try? Checkout.here(), patterns: Patterns.all.map(\.name)).section,
    ]
  }

  private static let usualPath = "report.html"
  private static let lead = """
    The same feed and profile in eight state patterns of Swift: what they cost, and what they tell \
    about a change.
    """

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    if arguments.operands.count > 2 {
      throw UsageError("it takes a RUN, or OLD and NEW, from: lab bench --all --format json")
    }
    let path = arguments.has(.output) ? arguments.outputPath : Self.usualPath
    if let path { try AtomicFile.check(path) }
    let runs = try arguments.operands.map { try SavedRun.read(from: $0) }
    let comparison = runs.count == 2 ? RunComparison(from: runs[0], to: runs[1]) : nil
    let html = try await page(of: runs.last, comparison, output).html.text
    guard let path else {
      output.results.write(html)
      return .done
    }
    try AtomicFile.write(html, to: path)
    output.print("Wrote \(path)")
    if let comparison { output.print(comparison.summary.joined(separator: "\n")) }
    if runs.isEmpty {
      output.print("It has no figures; for a RUN: \(PageSection.measuringCommand)")
    }
    return .done
  }

  private func page(
    of run: SavedRun?, _ comparison: RunComparison?, _ output: Output
  ) async throws -> Page {
    let line = ProgressLine(output)
    defer { line.clear() }
    var sections = [PageSection.missingRun]
    if let run {
      line.show("recording why bodies run")
      let reasons = await RunReasons.all()
      line.show("recording which lines write")
      sections =
        (comparison.map { [.changes($0)] } ?? [])
        + run.pageSections(reasons: reasons, lines: try await WrittenLines.all())
    }
    return Page(
      "Pattern Lab", lead: run?.lead ?? Self.lead, preview: run?.preview,
      sections: sections + (try await playable(line.show)))
  }
}
