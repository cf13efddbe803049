import Measure
import Report

extension Verdict {
  /// The verdict in a table: '–' where it is withheld.
  var cell: Cell {
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
  var timeCell: Cell {
    guard let median = self[.median] else { return Cell(Self.wrong, .bad) }
    return Cell(Units.duration(nanoseconds: median))
  }

  var comparisonCells: [Cell] {
    guard let ratio = self[.ratio], let low = self[.ratioLow], let high = self[.ratioHigh],
      let verdict = verdict.flatMap(Verdict.init)
    else { return ["", "", Cell(verdict == nil ? "baseline" : "", .quiet)] }
    return [Cell(Units.ratio(ratio)), Cell(Units.range(low, high)), verdict.cell]
  }
}
