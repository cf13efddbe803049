import LabMeasure
import LabOutput

extension Verdict {
  /// The verdict in a table: '–' where it is withheld.
  package var cell: Cell {
    switch self {
    case .slower: Cell(rawValue, .bad)
    case .faster: Cell(rawValue, .good)
    case .same: Cell(rawValue)
    case .inconclusive: Cell(rawValue, .caution)
    case .withheld: "–"
    }
  }
}

extension BenchResult {
  /// The median time; a contender with a wrong result has none.
  package var timeCell: Cell {
    guard let median = self[.median] else { return Cell(Self.wrong, .bad) }
    return Cell(Units.duration(nanoseconds: median))
  }

  package var comparisonCells: [Cell] {
    guard let ratio = self[.ratio], let low = self[.ratioLow], let high = self[.ratioHigh],
      let verdict = verdict.flatMap(Verdict.init)
    else { return ["", "", Cell(verdict == nil ? "baseline" : "", .quiet)] }
    if ratio > Self.largestRatio { return ["–", "–", verdict.cell] }
    return [Cell(Units.ratio(ratio)), Cell(Units.range(low, high)), verdict.cell]
  }

  /// A larger ratio is not printed: it divides a copy of everything by a few steps, so it tells more of
  /// the size and of the caches than of the code. The bytes and the times stand beside it.
  private static let largestRatio = 100.0

  /// Copies are judged by the control that copies.
  package var work: Work { self[.copiedElements] ?? 0 > 0 ? .copying : .computing }
}

extension Sequence<BenchResult> {
  /// A footnote for results that lack a count, because their run could not count allocations; empty where
  /// all have it.
  ///
  /// - Parameter instead: what the table shows in its place, as in `n/a: not counted`.
  package func footnotes(without count: Count, _ instead: String) -> [String] {
    contains { !$0.isWrong && $0[count] == nil }
      ? ["This run could not count allocations; \(instead)."] : []
  }
}

extension Growth {
  /// The order, or the bare exponent.
  var cell: Cell {
    switch order {
    case .constant: Cell(GrowthOrder.constant.rawValue, .good)
    case .linear: Cell(GrowthOrder.linear.rawValue, .bad)
    case .irregular: Cell(GrowthOrder.irregular.rawValue, .caution)
    case nil: "n^\(Units.decimal(exponent.median))"
    }
  }

  /// Returns the growth of one contender over its sizes; empty where fewer than two were timed.
  package static func cell(
    of row: [BenchResult], processes: Int, grades: Grades, _ bootstrap: Bootstrap
  ) -> Cell {
    let times = row.compactMap { result in
      result.samples.map { (size: result.size, processes: $0.split(among: processes)) }
    }
    guard times.count > 1 else { return "" }
    guard let work = row.last?.work, grades[work] != .doNotTrust else { return "–" }
    return Growth(times: times, bootstrap: bootstrap).cell
  }
}

extension Table {
  /// Creates a table of the samples behind each median, a section for each operation.
  package init(samplesOf results: [BenchResult], _ title: String) {
    self.init(
      title,
      columns: [
        .left("contender"), .right("minimum"), .right("quartile"), .right("median"),
        .left("interval"),
      ])
    let isOneOperation = Set(results.map(\.operation)).count == 1
    for result in results {
      let figures = [BenchResult.Figure.minimum, .lowerQuartile, .median, .low, .high].map {
        result[$0].map { Units.duration(nanoseconds: $0) }
      }
      guard let low = figures[3], let high = figures[4] else { continue }
      if !isOneOperation, sections.last?.title != result.operation {
        addSection(result.operation)
      }
      addRow(
        [Cell(result.contender)] + figures[..<3].map { Cell($0 ?? "") } + [Cell("\(low) – \(high)")]
      )
    }
    footnotes = [
      """
      quartile: a quarter of the samples took less. interval: 95 %, of the median. A median far above \
      the minimum was slowed down by something else.
      """
    ]
  }
}

extension [Double] {
  /// The samples of each process; the number is the same for all.
  func split(among processes: Int) -> [[Double]] {
    let share = Swift.max(1, count / processes)
    return stride(from: 0, to: count, by: share).map { Array(self[$0...].prefix(share)) }
  }
}
