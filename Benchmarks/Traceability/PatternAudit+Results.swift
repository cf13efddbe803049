import Sessions
import Trace

extension PatternAudit {
  /// A row for what is named, one for what is without the lines that tracing added, one for who may write, one for what
  /// is replayed, and one for what each level adds.
  package func results(in suite: String) -> [BenchResult] {
    func result(_ operation: String) -> BenchResult {
      BenchResult(suite: suite, operation: operation, contender: name, size: Session.posts)
    }
    var named = result("whole session")
    named[.mutations] = mutations
    named[.namedMutations] = attributedAdded
    var before = result("as it is")
    before[.mutations] = mutations
    before[.namedMutations] = attributedDefault
    var surface = result("write surface")
    surface[.stateFields] = writeSurface.count
    surface[.openToViews] = writeSurface.count { !$0.fromView.isRefused }
    surface[.openToModules] = writeSurface.count { !$0.fromModule.isRefused }
    var replayed = result("replay")
    replayed[.acts] = replay.acts
    replayed[.replayedActions] = replay.asActions
    replayed[.notReplayed] = replay.failed
    let prices = levels.map { price in
      var added = result("recording \(price.level.rawValue)")
      added[.acts] = price.acts
      added[.mallocs] = price.mallocs
      added[.bytes] = price.bytes
      return added
    }
    return [named, before] + (writeSurface.isEmpty ? [] : [surface])
      + (replay == .notMeasured ? [] : [replayed]) + prices
  }
}
