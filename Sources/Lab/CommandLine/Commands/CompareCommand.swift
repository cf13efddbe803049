import Contract
import PatternList
import Report
import Sessions
import SourceCode

/// `lab compare`
struct CompareCommand {
  let patterns: [any TraceablePattern]
  /// Reads the sources, which other commands do not need.
  let checkout: () throws(CheckoutError) -> Checkout

  /// The topics, as far as there are sources.
  var topics: Vocabulary? {
    try? CompareTopics(of: checkout(), patterns.map(\.name)).vocabulary
  }

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    let topics = CompareTopics(
      of: try checkout(), arguments.words(of: .columns) ?? patterns.map(\.name))
    let width = max(output.width, 20)
    let style = output.results.style
    if arguments.has(.metrics) {
      let features = try arguments.operands.map { word in
        guard let feature = Session.Feature(rawValue: word) else {
          throw UsageError("'--metrics' counts feed and profile, not '\(word)'")
        }
        return feature
      }
      let table = try await metrics(
        of: features.isEmpty ? Session.Feature.allCases : features, in: topics.patterns)
      output.print(table.rendered(width: max(width, Output.usualWidth), style: style))
    } else if arguments.operands.isEmpty {
      output.print(Command.compare(self).help(width: min(width, Output.usualWidth), style: style))
    } else {
      let pages = arguments.operands.flatMap(topics.pages)
      output.print(
        pages.map { $0.text(width: width, style: style) }.joined(separator: "\n\n\n"))
    }
    return .done
  }
}
