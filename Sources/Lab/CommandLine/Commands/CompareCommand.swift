import Contract
import Report
import Sessions
import SourceCode

/// `lab compare`
struct CompareCommand {
  private let patterns: [any TraceablePattern]
  private let checkout: () throws(CheckoutError) -> Checkout

  /// - Parameter checkout: Reads the sources, which other commands do not need.
  init(
    patterns: [any TraceablePattern], checkout: @escaping () throws(CheckoutError) -> Checkout
  ) {
    self.patterns = patterns
    self.checkout = checkout
  }

  /// Reads the checkout around the working directory, or else the one that this program is built from.
  init(patterns: [any TraceablePattern], builtFrom path: String = #filePath) {
    self.init(patterns: patterns) { () throws(CheckoutError) in
      try Checkout(inOrAbove: [Checkout.workingDirectory, path])
    }
  }

  /// The topics, as far as there are sources.
  var topics: Vocabulary? { try? CompareTopics(of: checkout(), patternNames).vocabulary }

  private var patternNames: [String] { patterns.map(\.name) }

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    let topics = CompareTopics(of: try checkout(), arguments.words(of: .columns) ?? patternNames)
    let width = arguments.number(of: .width).map { Int($0) } ?? max(output.width, 20)
    let style = output.results.style
    if arguments.has(.metrics) {
      let metrics = try await self.metrics(topics, of: arguments.operands)
      if width < Output.usualWidth {
        output.complain("\(width) columns are too few; tables take \(Output.usualWidth)")
      }
      output.print(metrics.text(width: max(width, Output.usualWidth), style: style))
    } else if arguments.operands.isEmpty {
      output.print(Command.compare(self).help(width: min(width, Output.usualWidth), style: style))
    } else {
      let pages = arguments.operands.flatMap { topics.topics($0) }
        .map { ComparePage($0, in: topics.patterns).text(width: width, style: style) }
      output.print(pages.joined(separator: "\n\n\n"))
    }
    return .done
  }

  private func metrics(_ topics: CompareTopics, of words: [String]) async throws -> CompareMetrics {
    let features = try words.map { word in
      guard let feature = Session.Feature(rawValue: word) else {
        throw UsageError("'--metrics' counts feed and profile, not '\(word)'")
      }
      return feature
    }
    let shown = topics.patterns.compactMap { source in patterns.first { $0.name == source.name } }
    return try await CompareMetrics(
      of: shown, topics.patterns, features: features.isEmpty ? Session.Feature.allCases : features)
  }
}
