import LabMeasure
import LabSessions
import LabTrace

extension PatternAudit {
  /// The rows of the suite: one for each question, and one for each level. A question that was not asked has none.
  package func results(in suite: String) -> [BenchResult] {
    func result(_ operation: String) -> BenchResult {
      BenchResult(suite: suite, operation: operation, contender: name, size: Session.posts)
    }
    var results = [result("whole session")]
    results[0][.mutations] = mutations
    results[0][.namedMutations] = named
    results[0][.namingLines] = namingLines
    if let writeSurface {
      var surface = result("write surface")
      surface[.stateFields] = writeSurface.fields.count
      surface[.openToViews] = writeSurface.assignable
      surface[.openCalls] = writeSurface.calls.count
      results.append(surface)
    }
    if let replay {
      var replayed = result("replay")
      replayed[.acts] = replay.acts
      replayed[.notReplayed] = replay.notReplayed
      results.append(replayed)
    }
    for price in levels {
      var added = result("recording \(price.level.rawValue)")
      added[.acts] = price.acts
      added[.mallocs] = price.mallocs
      added[.bytes] = price.bytes
      results.append(added)
    }
    return results
  }
}
