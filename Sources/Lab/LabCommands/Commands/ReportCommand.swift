import Benchmarks
import Console
import Page
import Report

/// `lab report`: one page to share.
struct ReportCommand {
  private static let lead = """
    The same feed and profile in seven state patterns of Swift: what they cost, and what they tell \
    about a change.
    """

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    if arguments.operands.count > 1 {
      throw UsageError("'lab report' takes one RUN, from: lab bench --all --format json")
    }
    let path = arguments.outputPath ?? "report.html"
    try AtomicFile.check(path)
    let run = try arguments.operands.first.map { path throws(FileError) in
      try SavedRun.read(from: path)
    }
    let sections = run?.pageSections ?? [.missingRun]
    // The player and the code follow here.
    let page = Page("Pattern Lab", lead: Self.lead, sections: sections)
    try AtomicFile.write(page.html.text, to: path)
    output.print("Wrote \(path)")
    return .done
  }
}
