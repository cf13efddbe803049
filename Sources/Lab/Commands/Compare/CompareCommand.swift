import Foundation
import LabAudit
import LabCommandLine
import LabContract
import LabMeasure
import LabOutput
import LabPatterns
import LabSessions

extension Command {
  static func compare(_ compare: CompareCommand) -> Command {
    Command(
      name: "compare", summary: "shows code and tests side by side",
      example: "lab compare like-rolls-back",
      operand: Operand(placeholder: "TOPIC") { compare.topics },
      options: [.patterns, .metrics],
      remark: "The code is read from the checkout that this program was built from.",
      run: compare.run)
  }
}

extension Option {
  static let metrics = Option(
    "metrics", help: "Counts files, types, lines and named actions instead of showing code.")
}

/// `lab compare`
struct CompareCommand {
  var patterns = Patterns.all
  /// Reads the sources, which other commands do not need.
  var checkout: () throws(CheckoutError) -> Checkout = Checkout.here

  /// The topics, as far as there are sources.
  var topics: Vocabulary? {
    try? CompareTopics(of: checkout(), patterns.map(\.name)).vocabulary
  }

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    let topics = CompareTopics(
      of: try checkout(), arguments.words(of: .patterns) ?? patterns.map(\.name))
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
      output.print(table.rendered(width: max(width, 60), style: style))
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

extension CompareCommand {
  /// Counts the code of each feature, and traces a like or an edit of the name on it.
  func metrics(
    of features: [Session.Feature], in sources: [PatternSource]
  ) async throws -> Table {
    var table = Table(
      "What a pattern takes to do the same",
      columns: [
        .left("pattern"), .right("files"), .right("types"), .right("lines"), .left("entries"),
      ])
    for feature in features {
      table.addSection(feature.rawValue)
      for source in sources {
        guard let pattern = patterns.first(where: { $0.name == source.name }) else { continue }
        let words = Cell(
          words(
            try await Session.entries(
              of: feature == .feed ? .like : .editName, on: feature, in: pattern)))
        table.addRow(cells(source, source.codeCount(of: feature)) + [words])
      }
    }
    if features == Session.Feature.allCases {
      if sources.contains(where: { !$0.child.isEmpty }) {
        table.addSection("like, the child of both")
        for source in sources { table.addRow(cells(source, source.child.codeCount)) }
      }
      table.addSection("both, with the machinery")
      for source in sources { table.addRow(cells(source, source.codeCount(of: nil))) }
    }
    let areAnyMissing = sources.contains { source in
      features.contains { source.files(ofFeature: $0.rawValue).isEmpty }
    }
    table.footnotes = [
      """
      types: structs, classes, enums, protocols and actors. lines: without blanks and comments. \
      entries: named calls from a like, or an edit of the name, to the first field that changes, in a trace of \
      this run. both: with their child. machinery: files beside Pattern.swift that carry the pattern itself, and \
      LabFields and LabStreams where imported.\
      \(areAnyMissing ? " –: no sources in this checkout, nor around the current folder." : "")
      """
    ]
    return table
  }

  /// - Parameter count: `nil` without sources.
  private func cells(_ source: PatternSource, _ count: CodeCount?) -> [Cell] {
    [Cell(source.name)]
      + [\CodeCount.files, \.types, \.lines].map { part in
        Cell(count.map { Units.count($0[keyPath: part]) } ?? "–")
      }
  }

  /// - Parameter entries: `nil` when the act changed nothing.
  private func words(_ entries: [String]?) -> String {
    guard let entries else { return "no field changed" }
    let names = entries.map { String($0.prefix { $0 != "(" }) }
    return names.isEmpty ? "–" : names.joined(separator: " → ")
  }
}

extension PatternSource {
  /// The code of one screen, or of both with the machinery; `nil` without sources.
  package func codeCount(of feature: Session.Feature?) -> CodeCount? {
    let features = feature.map { [$0] } ?? Session.Feature.allCases
    let screens = features.flatMap { files(ofFeature: $0.rawValue) }
    if screens.isEmpty { return nil }
    return feature == nil ? (screens + child + machinery).codeCount : screens.codeCount
  }
}

/// The topics of a comparison: screens, behaviours, and files of one name.
struct CompareTopics {
  let patterns: [PatternSource]
  private let behaviours: [Behaviour]
  private let specified: [String: String]

  init(of checkout: Checkout, _ patterns: [String]) {
    self.patterns = patterns.map(checkout.pattern)
    behaviours = checkout.behaviours
    specified = checkout.specified
  }

  var vocabulary: Vocabulary {
    let features = Session.Feature.allCases.map {
      Vocabulary.Entry(word: $0.rawValue, meaning: "The code of the \($0.rawValue), every file.")
    }
    let tests = behaviours.map {
      Vocabulary.Entry(
        word: $0.name.kebabCase, meaning: $0.summary, synonyms: [$0.name, $0.name + "Tests"])
    }
    let numbers = Set(behaviours.compactMap(\.number)).union(specified.keys)
      .sorted { $0.compare($1, options: .numeric) == .orderedAscending }
      .map { Vocabulary.Entry(word: $0, meaning: "") }
    let files = Set(patterns.flatMap(\.files).map(\.name)).sorted().map {
      Vocabulary.Entry(word: $0.kebabCase, meaning: "", synonyms: [$0, $0 + ".swift"])
    }
    return Vocabulary("topic", entries: features + tests + numbers + files)
  }

  /// Returns a page for each thing that a word of the vocabulary names.
  func pages(on word: String) -> [ComparePage] {
    let named = behaviours.filter { $0.name.kebabCase == word || $0.number == word }
    if !named.isEmpty { return named.map { ComparePage($0, in: patterns) } }
    if let heading = specified[word] { return [ComparePage(specified: heading)] }
    let isFeature = Session.Feature(rawValue: word) != nil
    return [
      ComparePage(word, in: patterns) { pattern in
        isFeature
          ? pattern.files(ofFeature: word) : pattern.files.filter { $0.name.kebabCase == word }
      }
    ]
  }
}
