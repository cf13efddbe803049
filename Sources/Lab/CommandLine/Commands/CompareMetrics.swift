import Contract
import PatternList
import Report
import Sessions
import SourceCode

extension CompareCommand {
  /// Counts the code of each feature, and traces a like or an edit of the name on it.
  func metrics(of features: [Session.Feature], in sources: [PatternSource]) async throws -> Table {
    var table = Table(
      "What a pattern takes to do the same",
      columns: [
        .left("pattern"), .right("files"), .right("types"), .right("lines"), .right("scaffolding"),
        .left("entries"),
      ])
    for feature in features {
      table.addSection(feature.rawValue)
      for source in sources {
        guard let pattern = patterns.first(where: { $0.name == source.name }) else { continue }
        let entries = try await Session.entries(
          of: feature == .feed ? .like : .editName, on: feature, in: pattern)
        let count = source.files(ofFeature: feature.rawValue).codeCount
        table.addRow(cells(source, count) + [Cell(words(entries))])
      }
    }
    if features == Session.Feature.allCases {
      table.addSection("both, with the machinery")
      for source in sources {
        let screens = features.flatMap { source.files(ofFeature: $0.rawValue) }
        var both = (screens + source.machinery).codeCount
        both.scaffolding = screens.codeCount.scaffolding
        table.addRow(cells(source, both))
      }
    }
    table.footnotes = [
      """
      types: structs, classes, enums, protocols and actors. lines: without blanks and comments. \
      scaffolding: lines of the screens that only declare what may be asked and shown, in protocols and \
      cases of enums. entries: named calls from a like, or an edit of the name, to the first field that \
      changes, in a trace of this run. machinery: files beside Pattern.swift that carry the pattern itself.
      """
    ]
    return table
  }

  private func cells(_ source: PatternSource, _ count: CodeCount) -> [Cell] {
    [Cell(source.name)]
      + [count.files, count.types, count.lines, count.scaffolding].map { Cell(Units.count($0)) }
  }

  /// - Parameter entries: `nil` when the act changed nothing.
  private func words(_ entries: [String]?) -> String {
    guard let entries else { return "no field changed" }
    let names = entries.map { String($0.prefix { $0 != "(" }) }
    return names.isEmpty ? "–" : names.joined(separator: " → ")
  }
}
