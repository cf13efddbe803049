import Contract
import PatternList
import Report
import Sessions
import SourceCode
import StageUI

/// What patterns take to do the same, counted.
struct CompareMetrics {
  private let features: [Session.Feature]
  private var rows: [Row] = []

  private struct Row {
    let source: PatternSource
    /// By feature; `nil` when the act changed nothing.
    var entries: [Session.Feature: [String]?] = [:]

    func files(of feature: Session.Feature) -> [SourceFile] {
      source.files(ofFeature: feature.rawValue)
    }
  }

  /// Traces a like, or an edit of the name, on each feature of every pattern.
  init(
    of patterns: [any TraceablePattern], _ sources: [PatternSource], features: [Session.Feature]
  ) async throws(StageError) {
    self.features = features
    for (pattern, source) in zip(patterns, sources) {
      var row = Row(source: source)
      for feature in features {
        row.entries[feature] = try await Session.entries(
          of: feature == .feed ? .like : .editName, on: feature, in: pattern)
      }
      rows.append(row)
    }
  }

  var table: Table {
    var table = Table(
      "What a pattern takes to do the same",
      columns: [
        .left("pattern"), .right("files"), .right("types"), .right("lines"), .right("scaffolding"),
        .left("entries"),
      ])
    for feature in features {
      table.addSection(feature.rawValue)
      for row in rows {
        let entries = Self.words(row.entries[feature].flatMap(\.self))
        table.addRow(cells(row, row.files(of: feature).codeCount) + [Cell(entries)])
      }
    }
    if features == Session.Feature.allCases {
      table.addSection("both, with the machinery")
      for row in rows {
        let screens = features.flatMap(row.files)
        var both = (screens + row.source.machinery).codeCount
        both.scaffolding = screens.codeCount.scaffolding
        table.addRow(cells(row, both))
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

  private func cells(_ row: Row, _ count: CodeCount) -> [Cell] {
    [Cell(row.source.name)]
      + [count.files, count.types, count.lines, count.scaffolding].map { Cell(Units.count($0)) }
  }

  private static func words(_ entries: [String]?) -> String {
    guard let entries else { return "no field changed" }
    let names = entries.map { String($0.prefix { $0 != "(" }) }
    return names.isEmpty ? "–" : names.joined(separator: " → ")
  }
}
