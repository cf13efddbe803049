import Contract
import Report
import Sessions
import SourceCode
import StageUI

/// What patterns take to do the same, counted.
struct CompareMetrics {
  private struct Row {
    let pattern: PatternSource
    /// By feature; `nil` when the act changed nothing.
    var entries: [Session.Feature: [String]?] = [:]
  }

  private let features: [Session.Feature]
  private var rows: [Row] = []

  /// Traces one act on each feature, in every pattern.
  init(
    of patterns: [any TraceablePattern], _ sources: [PatternSource], features: [Session.Feature]
  ) async throws(StageError) {
    self.features = features
    for (pattern, source) in zip(patterns, sources) {
      var row = Row(pattern: source)
      for feature in features {
        row.entries[feature] = try await Session.entries(
          of: Self.act(on: feature), on: feature, in: pattern)
      }
      rows.append(row)
    }
  }

  /// The act whose way is measured.
  private static func act(on feature: Session.Feature) -> Session.Kind {
    switch feature {
    case .feed: .like
    case .profile: .editName
    }
  }

  /// Ends without a line break.
  func text(width: Int, style: Style) -> String {
    [code, machinery, ways].map { $0.rendered(width: width, style: style) }
      .joined(separator: "\n\n")
  }

  private var code: Table {
    var table = Table(
      "What a pattern takes to do the same",
      columns: [
        .left("pattern"), .right("files"), .right("types"), .right("lines"), .right("scaffolding"),
        .right("entries"),
      ])
    for feature in features {
      table.addSection(feature.rawValue)
      for row in rows {
        let count = row.pattern.files(ofFeature: feature.rawValue).codeCount
        let entries = row.entries[feature].flatMap(\.self).map { Units.count($0.count) }
        table.addRow(cells(row, count, scaffolding: count.scaffolding) + [Cell(entries ?? "–")])
      }
    }
    if features == Session.Feature.allCases {
      table.addSection("both, with the machinery")
      for row in rows {
        let both = features.map { row.pattern.files(ofFeature: $0.rawValue).codeCount }.reduce(
          .zero, +)
        let machinery = row.pattern.machinery.codeCount
        table.addRow(cells(row, both + machinery, scaffolding: both.scaffolding))
      }
    }
    table.footnotes = [
      "types: structs, classes, enums, protocols and actors. lines: without blanks and comments.",
      """
      scaffolding: those of the lines that only declare what may be asked and shown, which is \
      protocols and the cases of enums. The machinery stands below.
      """,
      """
      entries: what has a name on the way from a person's act to the first field that changes, \
      in a trace of this run; 0 where nothing has one. They are listed below.
      """,
    ]
    return table
  }

  private func cells(_ row: Row, _ count: CodeCount, scaffolding: Int) -> [Cell] {
    [
      Cell(row.pattern.name), Cell(Units.count(count.files)), Cell(Units.count(count.types)),
      Cell(Units.count(count.lines)), Cell(Units.count(scaffolding)),
    ]
  }

  private var machinery: Table {
    var table = Table(
      "Once for both screens",
      columns: [
        .left("pattern"), .right("machinery"), .right("tracing"), .right("replay"),
        .left("machinery is"),
      ])
    for row in rows {
      let files = row.pattern.machinery
      let lines = { (name: String) in
        row.pattern.file(named: name).map { Units.count($0.codeCount.lines) } ?? "–"
      }
      table.addRow([
        Cell(row.pattern.name), Cell(Units.count(files.codeCount.lines)), Cell(lines("Tracing")),
        Cell(lines("Replaying")),
        Cell(files.count > 3 ? "\(files.count) files" : files.map(\.name).joined(separator: ", ")),
      ])
    }
    table.footnotes = [
      "machinery: lines that carry the pattern itself, in files beside Pattern.swift.",
      "tracing: lines of Tracing.swift, without which the pattern works but cannot be traced.",
      "replay: lines of Replaying.swift, without which it can be replayed from acts only.",
    ]
    return table
  }

  private var ways: Table {
    var table = Table(
      "The entries on the way",
      columns: [.left("pattern")] + features.map { .left(Self.act(on: $0).rawValue) })
    for row in rows {
      table.addRow(
        [Cell(row.pattern.name)]
          + features.map { feature in
            Cell(Self.way(row.entries[feature].flatMap(\.self)))
          })
    }
    return table
  }

  private static func way(_ entries: [String]?) -> String {
    guard let entries else { return "no field changed" }
    let names = entries.map { String($0.prefix { $0 != "(" }) }
    return names.isEmpty ? "–" : names.joined(separator: " → ")
  }
}
