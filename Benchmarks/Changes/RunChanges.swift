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
  package init(from baseline: CountBaseline, to results: [BenchResult], of suites: [String]) {
    self.init(
      from: baseline.counts.filter { suites.contains($0.name.suite) }, to: results.gatedRows())
  }

  /// Compares times as far as both runs allow, and counts as they are.
  ///
  /// The rounds of two runs are not interleaved, so a time has changed only when its ratio, over the
  /// whole of both intervals, exceeds what either run differed from itself by, and both are trusted.
  ///
  /// - Parameter isWhole: whether all rows of a suite that ran again are expected again.
  package init(from old: BenchReport, to new: BenchReport, isWhole: Bool = true) {
    let suites = Set(new.results.map(\.name.suite))
    let names = Set(new.results.map(\.name))
    self.init(
      from: old.results.filter {
        suites.contains($0.suite) && (isWhole || names.contains($0.name))
      },
      to: new.results
    ) { suite in
      let noise = [old, new].map { $0.noise[suite] }
      if noise.contains(where: { $0?.trust == .doNotTrust }) { return nil }
      return noise.compactMap { $0?.band.delta }.max() ?? Band.smallestDelta
    }
  }

  /// - Parameter delta: the difference of times that means nothing in a suite; `nil` compares none.
  private init(
    from old: [BenchResult], to new: [BenchResult], delta: (String) -> Double? = { _ in nil }
  ) {
    let old = Dictionary(old.map { ($0.name, $0) }) { first, _ in first }
    let new = Dictionary(new.map { ($0.name, $0) }) { first, _ in first }
    all = Set(old.keys).union(new.keys).sorted().flatMap { row in
      guard let before = old[row] else {
        return [RowChange(row: row, what: "row is new", meaning: .other)]
      }
      guard let after = new[row] else {
        return [RowChange(row: row, what: "row went", meaning: .worse)]
      }
      var changes = Count.allCases.compactMap { $0.change(from: before, to: after) }
      if before.isWrong != after.isWrong {
        let words = [before, after].map { $0.isWrong ? "wrong" : "right" }
        changes.append(
          RowChange(
            row: row, what: "result", old: words[0], new: words[1],
            meaning: after.isWrong ? .worse : .better))
      }
      return changes
        + [delta(row.suite).flatMap { Self.time(from: before, to: after, $0) }].compactMap(\.self)
    }
    sharedRows = new.keys.count { old[$0] != nil }
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
      meaning: .other)
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
      let meaning = change.meaning
      let emphasis: Emphasis? = meaning == .worse ? .bad : meaning == .better ? .good : nil
      table.addRow([
        Cell(change.row.contender), Cell(change.what), Cell(change.old), Cell(change.new),
        Cell(change.ratio),
        change.interval.isEmpty ? Cell(meaning.rawValue, emphasis) : Cell(change.interval),
      ])
    }
    return table
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

extension BenchReport {
  /// What differs from an earlier run beside its figures, in one line; `nil` when nothing does.
  package func otherwise(than old: BenchReport) -> String? {
    func facts(_ report: BenchReport) -> [(String, String)] {
      let machine = report.environment
      return [
        ("cpu", machine.cpu), ("cores", "\(machine.cores)"), ("system", machine.system),
        ("kernel", machine.kernel), ("compiler", machine.compiler),
        ("build", machine.build.rawValue), ("seed", "\(report.seed)"),
      ]
    }
    let others = zip(facts(old), facts(self)).filter { $0.1 != $1.1 }
      .map { "\($0.0) (was \($0.1), now \($1.1))" }
    return others.isEmpty ? nil : "Not the same: " + others.joined(separator: ", ") + "."
  }
}
