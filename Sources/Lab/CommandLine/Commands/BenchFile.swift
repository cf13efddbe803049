import Benchmarks
import Report

/// Where the results of a run end up.
enum BenchFile {
  /// Writes the results to a file, or prints them unless they are shown already.
  ///
  /// What cannot be written is complained about and shown as text, so that nothing is lost.
  static func put(
    _ session: BenchSession, as format: BenchFormat, to path: String?, output: Output,
    isShown: Bool = false
  ) -> Bool {
    do {
      let content =
        switch format {
        case .text, .markdown: session.page + "\n"
        case .json: try JSONFile.text(of: session.report)
        case .csv: session.report.table.csv()
        }
      if let path {
        try AtomicFile.write(content, to: path)
        output.print("Wrote \(path)")
      } else if !isShown {
        output.results.write(content)
      }
      return true
    } catch {
      output.complain("\(error); the results follow as text")
      output.print(session.page)
      return false
    }
  }
}
