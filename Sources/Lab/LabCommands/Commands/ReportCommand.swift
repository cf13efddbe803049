import Benchmarks
import Console
import Page
import Report

/// `lab report`: one page to share.
struct ReportCommand {
  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    let run = try arguments.operands.first.map { path throws(FileError) in
      try SavedRun.read(from: path)
    }
    _ = run
    let page = Page("Pattern Lab", sections: [])
    let path = arguments.outputPath ?? "report.html"
    try AtomicFile.write(page.html.text, to: path)
    output.print("Wrote \(path)")
    return .done
  }
}
