import LabMeasure
import LabOutput
import LabSessions
import LabTrace

/// What is known of a session on every pattern.
struct SessionFigures {
  /// The first one is the baseline.
  let patterns: [String]
  let timings: Timings
  /// Of each pattern, a row for each kind of act, and one for the whole session.
  let results: [BenchResult]
  /// Why bodies ran, act by act.
  var reasons: [String: [(kind: Session.Kind, bodies: [ActBodies.Runs])]] = [:]

  /// - Parameter costs: A pattern with other screens has none, and its rows are wrong.
  init(
    patterns: [String], costs: [String: [Session.Kind: [Count: Int]]], timings: Timings
  ) {
    (self.patterns, self.timings) = (patterns, timings)
    let rounds = timings[SessionSuite.whole]
    results = patterns.flatMap { pattern in
      func row(_ operation: String) -> BenchResult {
        var row = BenchResult(
          suite: Suite.session.name, operation: operation, contender: pattern, size: Session.posts)
        if costs[pattern] == nil { row.setWrong() }
        return row
      }
      let acts = Session.Kind.allCases.map { kind in
        var act = row(kind.rawValue)
        guard let cost = costs[pattern]?[kind] else { return act }
        act.counts = cost
        if let series = rounds?.laps[kind.rawValue]?[pattern] { act.setTime(series) }
        return act
      }
      var whole = row(SessionSuite.whole)
      if let rounds, !whole.isWrong { whole.setTimes(in: rounds) }
      return acts + [whole]
    }
  }

  /// Of whole sessions, with a lap for each kind of act; `nil` in a run that only counts.
  var rounds: Rounds? { timings[SessionSuite.whole] }

  /// The row of a kind of act, or of the whole session.
  func row(_ pattern: String, _ kind: Session.Kind? = nil) -> BenchResult? {
    let operation = kind?.rawValue ?? SessionSuite.whole
    return results.first { $0.contender == pattern && $0.operation == operation }
  }
}

extension BenchResult {
  /// The mean of one act, to the nearest whole number; `nil` of what was not counted.
  package func perAct(_ count: Count) -> Int? {
    self[count].map { Int((Double($0) / Double(max(1, self[.acts] ?? 1))).rounded()) }
  }
}
