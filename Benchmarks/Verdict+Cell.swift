import Measure
import Report

extension Verdict {
  /// The verdict in a table: '–' where it is withheld.
  var cell: Cell { Cell(self == .withheld ? "–" : rawValue, emphasis) }

  var emphasis: Emphasis? {
    switch self {
    case .slower: .bad
    case .faster: .good
    case .same, .withheld: nil
    case .inconclusive: .caution
    }
  }
}

extension BenchResult {
  /// The median time; a contender with a wrong result has none.
  var timeCell: Cell {
    guard let median = self[.median] else { return Cell(BenchResult.wrong, .bad) }
    return Cell(Units.duration(nanoseconds: median))
  }
}

extension Cell {
  /// A count with commas; empty where there is none.
  init(number: Int?, _ emphasis: Emphasis? = nil) {
    self.init(number.map { Units.count($0) } ?? "", emphasis)
  }
}
