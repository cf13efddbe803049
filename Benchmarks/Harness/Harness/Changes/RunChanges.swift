import LabOutput

/// A count, or a whole row, that is not what it was.
package struct RowChange: Hashable, Sendable {
  package enum Meaning: String, Sendable {
    case worse
    case better
    /// Neither, such as a new row.
    case other = ""
  }

  package let row: RowName
  /// The figure's name, or what became of the row.
  package let what: String
  package var old = ""
  package var new = ""
  package let meaning: Meaning
}

/// What became of the rows of a baseline.
package struct RunChanges {
  package let all: [RowChange]
  package let sharedRows: Int

  /// Worse where a count got worse or a row went; better where none did and counts got better.
  package var outcome: RowChange.Meaning {
    let meanings = Set(all.map(\.meaning))
    return [.worse, .better].first { meanings.contains($0) } ?? .other
  }

  /// The rows that the baseline lacks.
  package var newRows: Int { all.count { $0.what == Self.newRow } }

  private static let newRow = "row is new"

  /// - Parameter suites: those that were run; rows of others are not expected.
  package init(from baseline: CountBaseline, to results: [BenchResult], of suites: [String]) {
    func byName(_ rows: [BenchResult]) -> [RowName: BenchResult] {
      Dictionary(rows.map { ($0.name, $0) }) { first, _ in first }
    }
    let old = byName(baseline.counts.filter { suites.contains($0.suite) })
    let new = byName(results.compactMap(\.gated))
    all = Set(old.keys).union(new.keys).sorted().flatMap { row in
      guard let before = old[row] else {
        return [RowChange(row: row, what: Self.newRow, meaning: .other)]
      }
      guard let after = new[row] else {
        return [RowChange(row: row, what: "row went", meaning: .worse)]
      }
      return Count.allCases.compactMap { $0.change(from: before, to: after) }
    }
    sharedRows = new.keys.count { old[$0] != nil }
  }

  /// The rows that differ.
  func table(_ title: String) -> Table {
    Table(
      title, of: all,
      [
        .left("contender") { Cell($0.row.contender) }, .left("figure") { Cell($0.what) },
        .right("old") { Cell($0.old) }, .right("new") { Cell($0.new) },
        .left("") { change in
          let meaning = change.meaning
          return Cell(
            meaning.rawValue, meaning == .worse ? .bad : meaning == .better ? .good : nil)
        },
      ], section: \.row.section)
  }
}

extension Count {
  fileprivate func change(from old: BenchResult, to new: BenchResult) -> RowChange? {
    let (before, after) = (old[self], new[self])
    if before == after { return nil }
    return RowChange(
      row: new.name, what: rawValue.replacing("_", with: " "),
      old: before.map { Units.count($0) } ?? "", new: after.map { Units.count($0) } ?? "",
      meaning: before == nil ? .other : after == nil ? .worse : meaning(from: old, to: new))
  }
}
