import Measure
import Report

/// What became of an earlier run's figures.
///
/// The rounds of two runs are not interleaved, so nothing tells a slower contender from a slower hour.
/// A time is therefore told only when its ratio, over the whole of both intervals, lies beyond what
/// either run differed from itself by.
package struct RunComparison {
  private struct Row {
    let name: RowName
    let cells: [Cell]
  }

  private var rows: [Row] = []
  /// How many rows both runs have.
  private var shared = 0
  /// What else differs, in one line; `nil` when it is the same machine, compiler, build and seed.
  package let otherwise: String?
  private let isTimed: Bool

  /// - Parameter isWhole: whether an old row of a suite that ran again is expected again.
  package init(from old: BenchReport, to new: BenchReport, isWhole: Bool = true) {
    otherwise = Self.otherwise(old, new)
    let before = Dictionary(old.results.map { ($0.name, $0) }) { first, _ in first }
    let after = Dictionary(new.results.map { ($0.name, $0) }) { first, _ in first }
    let suites = Set(new.results.map(\.suite))
    isTimed = new.results.contains { $0.medianNanoseconds != nil }

    for result in new.results {
      guard let earlier = before[result.name] else {
        rows.append(Row(name: result.name, cells: ["row is new"]))
        continue
      }
      shared += 1
      let delta = max(old.delta(of: result.suite), new.delta(of: result.suite))
      rows += Self.changes(from: earlier, to: result, delta).map {
        Row(name: result.name, cells: $0)
      }
    }
    for result in old.results
    where isWhole && suites.contains(result.suite) && after[result.name] == nil {
      rows.append(Row(name: result.name, cells: ["row went"]))
    }
  }

  /// `nil` when no difference means anything.
  package func table(since path: String) -> Table? {
    if rows.isEmpty { return nil }
    var table = Table(
      "What changed since \(path)",
      columns: [
        .left("contender"), .left("figure"), .right("old"), .right("new"), .right("new/old"),
        .left("interval"),
      ])
    for row in rows.sorted(by: { $0.name < $1.name }) {
      table.addRow([Cell(row.name.contender)] + row.cells, in: row.name.section)
    }
    table.footnotes = remarks(since: path)
    return table
  }

  /// What a reader must know of the two runs, a paragraph each.
  package func remarks(since path: String) -> [String] {
    var remarks = [
      rows.isEmpty
        ? "Rows in both runs: \(Units.count(shared)); none changed since \(path) by anything that matters."
        : "Rows in both runs: \(Units.count(shared)); those that are not shown have not changed."
    ]
    if let otherwise { remarks.append(otherwise) }
    if isTimed {
      remarks.append(
        """
        new/old: of the medians; its interval reaches over those of both. The rounds of two runs are \
        not interleaved: a time is only shown when that whole interval lies outside 1 ± δ, with the \
        larger δ of the two runs, and another load or build can still be what changed it.
        """)
    }
    return remarks
  }

  private static func changes(
    from old: BenchResult, to new: BenchResult, _ delta: Double
  ) -> [[Cell]] {
    var rows: [[Cell]] = []
    if (old.verdict == BenchResult.wrong) != (new.verdict == BenchResult.wrong) {
      let words = [old, new].map { $0.verdict == BenchResult.wrong ? "wrong" : "right" }
      rows.append(["result", Cell(words[0]), Cell(words[1])])
    }
    if let time = time(from: old, to: new, delta) { rows.append(time) }
    for count in Count.allCases {
      guard let change = count.change(from: old, to: new) else { continue }
      rows.append(
        [Cell(count.rawValue), Cell(number: change.old), Cell(number: change.new)]
          + (change.meaning == .other ? [] : ["", change.meaning.cell]))
    }
    if old.predictedBytes != new.predictedBytes {
      rows.append([
        "predicted", Cell(number: old.predictedBytes), Cell(number: new.predictedBytes),
      ])
    }
    return rows
  }

  private static func time(
    from old: BenchResult, to new: BenchResult, _ delta: Double
  ) -> [Cell]? {
    guard let before = old.time, let after = new.time, before.low > 0, after.low > 0 else {
      return nil
    }
    let low = after.low / before.high
    let high = after.high / before.low
    guard low > 1 + delta || high < 1 - delta else { return nil }
    return [
      "time", Cell(Units.duration(nanoseconds: before.median)),
      Cell(Units.duration(nanoseconds: after.median)),
      Cell(Units.ratio(after.median / before.median), low > 1 ? .bad : .good),
      Cell(Units.interval(low, high)),
    ]
  }

  private static func otherwise(_ old: BenchReport, _ new: BenchReport) -> String? {
    let (before, after) = (old.environment, new.environment)
    var facts = [
      ("cpu", before.cpu, after.cpu),
      ("cores", "\(before.cores)", "\(after.cores)"),
      ("system", before.system, after.system),
      ("kernel", before.kernel, after.kernel),
      ("compiler", before.compiler, after.compiler),
      ("build", before.build.rawValue, after.build.rawValue),
    ]
    if let seeds = seeds(old, new) { facts.append(("seed", "\(seeds.0)", "\(seeds.1)")) }
    let others = facts.filter { $0.1 != $0.2 }.map { "\($0.0) (was \($0.1), now \($0.2))" }
    return others.isEmpty ? nil : "Not the same: " + others.joined(separator: ", ") + "."
  }

  private static func seeds(_ old: BenchReport, _ new: BenchReport) -> (UInt64, UInt64)? {
    guard let before = old.noise.values.first, let after = new.noise.values.first else {
      return nil
    }
    return (before.seed, after.seed)
  }
}

extension BenchReport {
  fileprivate func delta(of suite: String) -> Double {
    noise[suite]?.band.delta ?? Band.smallestDelta
  }
}

extension BenchResult {
  fileprivate var time: Estimate? {
    guard let lowNanoseconds, let medianNanoseconds, let highNanoseconds else { return nil }
    return Estimate(low: lowNanoseconds, median: medianNanoseconds, high: highNanoseconds)
  }
}
