import Report

/// Counts held against a baseline.
package struct CountGate {
  package enum Outcome: Sendable {
    case same
    /// A count went up, a named share went down, or a row went.
    case worse
    /// Counts went down and none went up.
    case better
  }

  /// Sorted by row.
  package let changes: [CountChange]
  /// How many rows both have.
  package let rows: Int

  /// - Parameter suites: those that were run; rows of others are not expected.
  package init(
    _ baseline: CountBaseline, against results: [BenchResult], suites: [String]
  ) throws(BaselineError) {
    let old = try baseline.counts.filter { suites.contains($0.suite) }.countsByName()
    let new = try results.countsByName()
    if old.values.contains(where: { $0.mallocs != nil }),
      !new.values.contains(where: { $0.mallocs != nil })
    {
      throw .notCounted
    }
    var changes: [CountChange] = []
    var rows = 0
    for name in Set(old.keys).union(new.keys).sorted() {
      switch (old[name], new[name]) {
      case (let before?, let after?):
        rows += 1
        changes += Count.allCases.compactMap { $0.change(from: before, to: after) }
      case (nil, _): changes.append(.came(name))
      case (_, nil): changes.append(.went(name))
      }
    }
    self.changes = changes
    self.rows = rows
  }

  package var outcome: Outcome {
    if changes.contains(where: { $0.meaning == .worse }) { return .worse }
    return changes.contains { $0.meaning == .better } ? .better : .same
  }

  /// How many rows the baseline does not have.
  package var newRows: Int { changes.count { $0.what == CountChange.came } }

  /// The rows that differ; `nil` when none does.
  package var table: Table? {
    if changes.isEmpty { return nil }
    var table = Table(
      "What does not count as before",
      columns: [
        .left("contender"), .left("count"), .right("baseline"), .right("now"), .left(""),
      ])
    for change in changes {
      table.addRow(
        [
          Cell(change.row.contender), Cell(change.what), Cell(number: change.old),
          Cell(number: change.new), change.meaning.cell,
        ],
        in: change.row.section)
    }
    return table
  }
}

extension CountChange {
  static let came = "row is new"
  static let went = "row went"

  static func came(_ row: RowName) -> CountChange {
    CountChange(row: row, what: came, old: nil, new: nil, meaning: .other)
  }

  /// What is not counted any more is not held against anything, which must be meant.
  static func went(_ row: RowName) -> CountChange {
    CountChange(row: row, what: went, old: nil, new: nil, meaning: .worse)
  }
}

extension CountChange.Meaning {
  var cell: Cell {
    switch self {
    case .worse: Cell("worse", .bad)
    case .better: Cell("better", .good)
    case .other: ""
    }
  }
}

extension Cell {
  init(number: Int?, _ emphasis: Emphasis? = nil) {
    self.init(number.map { Units.count($0) } ?? "", emphasis)
  }
}

extension Table {
  /// Starts a section where the last one has another title.
  mutating func addRow(_ cells: [Cell], in section: String) {
    if sections.last?.title != section { addSection(section) }
    addRow(cells)
  }
}
