import Benchmarks
import Console
import Contract
import Explore
import Page
import PatternList
import Report
import SourceCode

/// `lab report`: one page to share.
struct ReportCommand {
  private static let usualPath = "report.html"
  private static let lead = """
    The same feed and profile in seven state patterns of Swift: what they cost, and what they tell \
    about a change.
    """

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    if arguments.operands.count > 1 {
      throw UsageError("'lab report' takes one RUN, from: lab bench --all --format json")
    }
    let path = arguments.has(.output) ? arguments.outputPath : Self.usualPath
    if let path { try AtomicFile.check(path) }
    let run = try arguments.operands.first.map { path throws(FileError) in
      try SavedRun.read(from: path)
    }
    let page = Page("Pattern Lab", lead: Self.lead, sections: try await sections(of: run, output))
    guard let path else {
      output.results.write(page.html.text)
      return .done
    }
    try AtomicFile.write(page.html.text, to: path)
    output.print("Wrote \(path)")
    if run == nil {
      output.print("It has no figures; for a RUN: \(PageSection.measuringCommand)")
    }
    return .done
  }

  /// All sections of the page, in order.
  private func sections(of run: SavedRun?, _ output: Output) async throws -> [PageSection] {
    let progress = ProgressLine(output)
    defer { progress.clear() }
    progress.show("playing every order")
    let reasons = run == nil ? [] : await RunReasons.all()
    return (run?.pageSections(reasons: reasons) ?? [.missingRun]) + [
      try await PlayerSection(Orders.played()).section,
      try CodeSection(of: try? Checkout.here(), patterns: Patterns.all.map(\.name)).section,
    ]
  }
}
