import Contract
import Report
import Sessions
import SourceCode

/// `lab compare`
struct CompareCommand: Command {
  let name = "compare"
  let summary = "shows code and tests side by side"
  let example = "lab compare like-rolls-back"

  private let patterns: [any TraceablePattern]
  private let checkout: () throws(CheckoutError) -> Checkout
  private let pager: (String) -> Bool

  /// - Parameters:
  ///   - checkout: reads the sources, which other commands need not.
  ///   - pager: shows a text on a terminal; `false` when it cannot.
  init(
    patterns: [any TraceablePattern], checkout: @escaping () throws(CheckoutError) -> Checkout,
    pager: @escaping (String) -> Bool
  ) {
    self.patterns = patterns
    self.checkout = checkout
    self.pager = pager
  }

  /// Reads the checkout around the working directory, or else the one that this program is built from.
  init(patterns: [any TraceablePattern], pager: Pager, builtFrom path: String = #filePath) {
    self.init(patterns: patterns) { () throws(CheckoutError) in
      try Checkout(inOrAbove: [Checkout.workingDirectory, path])
    } pager: {
      pager.show($0)
    }
  }

  var operand: Operand? {
    Operand(
      placeholder: "TOPIC", vocabulary: try? CompareTopics(of: checkout(), patternNames).vocabulary)
  }

  var options: [Option] { [chosen, Self.metrics, Self.width] }

  private var chosen: Option {
    Option(
      "patterns", .words("A,B", of: Vocabulary("pattern", patternNames)),
      help: "These patterns in this order; otherwise every pattern.")
  }

  private static let metrics = Option(
    "metrics", help: "Counts instead: files, types, lines, scaffolding, entries on the way.")
  private static let width = Option(
    "width", .number("N"), help: "As for a terminal of N columns.")

  var remark: String? {
    do {
      let topics = CompareTopics(of: try checkout(), patternNames)
      return """
        TOPIC is also a number of the specification: \(topics.numbers.map(\.word).joined(separator: ", "))

        TOPIC is also a file that patterns have: \(topics.roles.map(\.word).joined(separator: ", "))
        """
    } catch {
      return "No TOPIC can be listed: \(error)."
    }
  }

  private var patternNames: [String] { patterns.map(\.name) }

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    let topics = CompareTopics(of: try checkout(), arguments.words(of: chosen) ?? patternNames)
    let width = try width(arguments, output)
    let style = output.results.style
    if arguments.has(Self.metrics) {
      let metrics = try await self.metrics(topics, of: arguments.operands)
      if width < Output.usualWidth {
        output.complain("\(width) columns are too few; tables take \(Output.usualWidth)")
      }
      show(metrics.text(width: max(width, Output.usualWidth), style: style), output)
    } else if arguments.operands.isEmpty {
      output.print(help(width: min(width, Output.usualWidth), style: style))
    } else {
      let pages = arguments.operands.flatMap { topics.topics($0) }
        .map { ComparePage($0, in: topics.patterns).text(width: width, style: style) }
      show(pages.joined(separator: "\n\n\n"), output)
    }
    return .done
  }

  /// Columns that `SideBySide` needs to show a line.
  private static let leastWidth = 20

  private func width(_ arguments: Arguments, _ output: Output) throws -> Int {
    guard let wished = arguments[Self.width] else { return max(output.width, Self.leastWidth) }
    let width = Int(wished) ?? .max
    guard (Self.leastWidth...10_000).contains(width) else {
      throw UsageError("'--width' takes \(Self.leastWidth) to 10,000 columns, not \(wished)")
    }
    return width
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

  private func show(_ text: String, _ output: Output) {
    if !output.results.isTerminal || !pager(text + "\n") { output.print(text) }
  }
}
