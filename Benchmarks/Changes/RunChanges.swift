import Measure
import Report

/// A figure, or a whole row, that is not what it was.
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
  var old = ""
  var new = ""
  /// Of times: new / old, and its interval.
  var ratio = ""
  var interval = ""
  package let meaning: Meaning
}

/// What became of the rows of an earlier run.
package struct RunChanges {
  /// Sorted by row.
  package let all: [RowChange]
  /// How many rows both runs have.
  package let sharedRows: Int

  /// Worse where a figure got worse or a row went; better where none did and figures got better.
  package var outcome: RowChange.Meaning {
    let meanings = Set(all.map(\.meaning))
    return [.worse, .better].first { meanings.contains($0) } ?? .other
  }

  /// Holds the counts of a run against a baseline.
  ///
  /// - Parameter suites: those that were run; rows of others are not expected.
  /// - Throws: ``BaselineError``.
  package init(
    from baseline: CountBaseline, to results: [BenchResult], of suites: [String]
  ) throws(BaselineError) {
    let old = baseline.counts.filter { suites.contains($0.name.suite) }
    let new = try results.gatedRows()
    if old.contains(where: { $0[.mallocs] != nil }), !new.contains(where: { $0[.mallocs] != nil }) {
      throw .notCounted
    }
    self.init(from: old, to: new) { old, new in Self.counts(from: old, to: new) }
  }

  /// Compares times as far as both runs allow, and counts as they are.
  ///
  /// The rounds of two runs are not interleaved, so nothing tells a slower contender from a slower hour.
  /// A time has changed only when its ratio, over the whole of both intervals, exceeds what either run
  /// differed from itself by, and only when both runs are trusted.
  ///
  /// - Parameter isWhole: whether all rows of a suite that ran again are expected again.
  package init(from old: BenchReport, to new: BenchReport, isWhole: Bool = true) {
    let suites = Set(new.results.map(\.name.suite))
    let earlier = old.results.filter { row in
      suites.contains(row.name.suite) && (isWhole || new.results.contains { $0.name == row.name })
    }
    self.init(from: earlier, to: new.results) { before, after in
      var changes = Self.counts(from: before, to: after)
      if before.isWrong != after.isWrong {
        changes.append(
          RowChange(
            row: after.name, what: "result", old: before.isWrong ? "wrong" : "right",
            new: after.isWrong ? "wrong" : "right", meaning: after.isWrong ? .worse : .better))
      }
      let noise = [old, new].map { $0.noise[after.name.suite] }
      if !noise.contains(where: { $0?.trust == .doNotTrust }) {
        let delta = noise.compactMap { $0?.band.delta }.max() ?? Band.smallestDelta
        changes += [Self.time(from: before, to: after, delta)].compactMap(\.self)
      }
      return changes
    }
  }

  private init(
    from old: [BenchResult], to new: [BenchResult],
    _ changes: (BenchResult, BenchResult) -> [RowChange]
  ) {
    let before = Dictionary(old.map { ($0.name, $0) }) { first, _ in first }
    let names = Set(new.map(\.name))
    var all: [RowChange] = []
    for row in new {
      all +=
        before[row.name].map { changes($0, row) }
        ?? [RowChange(row: row.name, what: "row is new", meaning: .other)]
    }
    all += before.keys.filter { !names.contains($0) }.map {
      RowChange(row: $0, what: "row went", meaning: .worse)
    }
    // Stable, so that the figures of a row stay in their order.
    self.all = all.enumerated().sorted { ($0.element.row, $0.offset) < ($1.element.row, $1.offset) }
      .map(\.element)
    sharedRows = names.count { before[$0] != nil }
  }

  private static func counts(from old: BenchResult, to new: BenchResult) -> [RowChange] {
    Count.allCases.compactMap { count in
      let (before, after) = (old[count], new[count])
      if before == after { return nil }
      let meaning: RowChange.Meaning =
        before == nil ? .other : after == nil ? .worse : count.meaning(from: old, to: new)
      return RowChange(
        row: new.name, what: count.name, old: before.map { Units.count($0) } ?? "",
        new: after.map { Units.count($0) } ?? "", meaning: meaning)
    }
  }

  private static func time(
    from old: BenchResult, to new: BenchResult, _ delta: Double
  ) -> RowChange? {
    guard let before = old.time, let after = new.time, before.low > 0, after.low > 0 else {
      return nil
    }
    let (low, high) = (after.low / before.high, after.high / before.low)
    guard low > 1 + delta || high < 1 - delta else { return nil }
    return RowChange(
      row: new.name, what: "time", old: Units.duration(nanoseconds: before.median),
      new: Units.duration(nanoseconds: after.median),
      ratio: Units.ratio(after.median / before.median), interval: Units.interval(low, high),
      meaning: low > 1 ? .worse : .better)
  }

  /// The rows that differ; `nil` when none does.
  package func table(_ title: String) -> Table? {
    if all.isEmpty { return nil }
    var table = Table(
      title,
      columns: [
        .left("contender"), .left("figure"), .right("old"), .right("new"), .right("new/old"),
        .left("interval"),
      ])
    for change in all {
      let section = change.row.section
      if table.sections.last?.title != section { table.addSection(section) }
      table.addRow([
        Cell(change.row.contender), Cell(change.what), Cell(change.old), Cell(change.new),
        Cell(change.ratio), change.interval.isEmpty ? change.meaning.cell : Cell(change.interval),
      ])
    }
    return table
  }
}

extension RowChange.Meaning {
  fileprivate var cell: Cell {
    Cell(rawValue, self == .worse ? .bad : self == .better ? .good : nil)
  }
}

extension Count {
  /// `copied elements`
  fileprivate var name: String { rawValue.replacing("_", with: " ") }
}

extension BenchReport {
  /// What differs from an earlier run beside its figures, in one line; `nil` when nothing does.
  package func otherwise(than old: BenchReport) -> String? {
    let (before, after) = (old.environment, environment)
    let facts = [
      ("cpu", before.cpu, after.cpu),
      ("cores", "\(before.cores)", "\(after.cores)"),
      ("system", before.system, after.system),
      ("kernel", before.kernel, after.kernel),
      ("compiler", before.compiler, after.compiler),
      ("build", before.build.rawValue, after.build.rawValue),
      ("seed", "\(old.seed)", "\(seed)"),
    ]
    let others = facts.filter { $0.1 != $0.2 }.map { "\($0.0) (was \($0.1), now \($0.2))" }
    return others.isEmpty ? nil : "Not the same: " + others.joined(separator: ", ") + "."
  }
}
