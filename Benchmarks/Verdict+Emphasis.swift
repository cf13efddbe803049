import Measure
import Report

extension Verdict {
  var emphasis: Emphasis? {
    switch self {
    case .slower: .bad
    case .faster: .good
    case .same: nil
    case .inconclusive: .caution
    }
  }
}
