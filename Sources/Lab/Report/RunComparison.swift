import LabBenchmarks
import LabHarness
import LabMeasure
import LabOutput

/// Two runs: counts exactly, and times by their intervals.
package struct RunComparison {
  let facts: [RunFact]
  /// The rows that only one run has. A wrong result is no row.
  let goneRows: [RowName]
  let newRows: [RowName]
  private let sharedRows: Int
  /// The counts that differ, or that only one run has.
  let changedCounts: [RowChange]
  private let sharedCounts: Int
  /// Whether the same rows were timed.
  private let haveSameTimes: Bool
  /// The times that may be compared, and those that may not.
  let times: [TimePair]
  let uncomparedTimes: [TimePair]
  /// The timed suites that were not quiet in both runs, with their grades.
  let noisySuites: [String]

  package init(from old: SavedRun, to new: SavedRun) {
    facts = RunFact.all(of: [old, new])
    let (before, after) = (old.rows, new.rows)
    goneRows = before.keys.filter { after[$0] == nil }.sorted()
    newRows = after.keys.filter { before[$0] == nil }.sorted()
    sharedRows = before.count - goneRows.count
    let counts = RunChanges(from: old.measured, to: new.measured)
    changedCounts = counts.all.filter { !$0.isOfRow }
    sharedCounts = counts.sharedCounts

    haveSameTimes = before.allSatisfy { ($1.estimate == nil) == (after[$0]?.estimate == nil) }
    let pairs = before.keys.sorted().compactMap { TimePair(before[$0], after[$0]) }
    let grades = { (suite: String) in [old, new].map { $0.noise[suite]?.trust } }
    let noisy = Set(pairs.map(\.row.suite)).filter { grades($0) != [.quiet, .quiet] }
    noisySuites = noisy.sorted().map { suite in
      let words = grades(suite).map { $0?.rawValue ?? "not graded" }
      return "\(suite) (\(words[0]), then \(words[1]))"
    }
    let areAlike = !facts.contains(where: \.forbidsTimes)
    times = pairs.filter { areAlike && !noisy.contains($0.row.suite) }
    uncomparedTimes = pairs.filter { !areAlike || noisy.contains($0.row.suite) }
  }

  /// The largest ratio first.
  var changedTimes: [TimePair] { times.filter(\.differs).sorted { $0.ratio > $1.ratio } }

  /// What changed, and of how many.
  package var summary: [String] {
    let isSame =
      sharedRows > 0 && (goneRows + newRows).isEmpty && changedCounts.isEmpty
      && haveSameTimes && changedTimes.isEmpty && uncomparedTimes.allSatisfy { $0.old == $0.new }
    func line(_ title: String, _ verdicts: [String], _ total: Int) -> String {
      let parts = Set(verdicts).sorted().map { verdict in
        "\(Units.count(verdicts.count { $0 == verdict })) \(verdict)"
      }
      let all = parts.isEmpty ? "none" : parts.joined(separator: ", ")
      return "\(title): \(all); in both: \(Units.count(total))."
    }
    return (isSame ? ["Nothing changed."] : []) + [
      line(
        "Rows in one run only", goneRows.map { _ in "gone" } + newRows.map { _ in "new" },
        sharedRows),
      line("Counts that changed", changedCounts.map(\.verdict), sharedCounts),
      line(
        "Times that changed",
        changedTimes.map(\.verdict) + uncomparedTimes.map { _ in "not compared" },
        times.count + uncomparedTimes.count),
    ]
  }
}

/// The times of a row in two runs.
struct TimePair {
  let row: RowName
  let old: Estimate
  let new: Estimate

  /// - Returns: `nil` unless both were timed.
  init?(_ old: BenchResult?, _ new: BenchResult?) {
    guard let row = old?.name, let old = old?.estimate, let new = new?.estimate else { return nil }
    (self.row, self.old, self.new) = (row, old, new)
  }

  var ratio: Double { new.median / old.median }
  var verdict: String { ratio > 1 ? "slower" : "faster" }

  /// Whether the intervals are disjoint and the medians differ by more than the band.
  var differs: Bool {
    let band = Band(delta: Band.smallestDelta).resolving(nanoseconds: old.median)
    return (old.high < new.low || new.high < old.low) && (ratio < band.low || ratio > band.high)
  }
}

extension RowChange {
  var verdict: String {
    if old.isEmpty || new.isEmpty { return "only in \(old.isEmpty ? "NEW" : "OLD")" }
    return meaning == .other ? "neither" : meaning.rawValue
  }
}

extension SavedRun {
  /// The rows with a result that is neither wrong nor impossible.
  fileprivate var measured: [BenchResult] { results.filter { !$0.isWrong && !$0.isImpossible } }

  /// Of several with one name, the first.
  fileprivate var rows: [RowName: BenchResult] {
    Dictionary(measured.map { ($0.name, $0) }) { first, _ in first }
  }
}

extension BenchResult {
  /// The time; `nil` where it was not timed, or the file holds what no run measures.
  fileprivate var estimate: Estimate? {
    guard let low = self[.low], let median = self[.median], let high = self[.high],
      low >= 0, median > 0, low <= median, median <= high, high < 1e15
    else { return nil }
    return Estimate(low: low, median: median, high: high)
  }
}
