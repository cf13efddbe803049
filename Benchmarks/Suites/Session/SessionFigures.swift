import LabHarness
import LabMeasure
import LabOutput
import LabSessions
import LabTrace
import StageUI

/// What is known of a session on every pattern, under one rule for closures.
struct SessionFigures {
  /// The first one is the baseline.
  let patterns: [String]
  let closures: ClosureComparison
  /// A pattern with other screens has none.
  let costs: [String: [Session.Kind: [Count: Int]]]
  let timings: Timings
  /// Why bodies ran, act by act.
  var reasons: [String: [(kind: Session.Kind, bodies: [ActBodies.Runs])]] = [:]

  /// Of whole sessions, with a lap for each kind of act; `nil` in a run that only counts.
  var rounds: Rounds? { timings[closures.operation(SessionSuite.whole)] }

  var results: [BenchResult] {
    patterns.flatMap { pattern in
      Session.Kind.allCases.map { result(of: pattern, $0) } + [wholeResult(of: pattern)]
    }
  }

  private func result(of pattern: String, _ kind: Session.Kind) -> BenchResult {
    var result = row(pattern, closures.operation(kind.rawValue))
    guard let cost = costs[pattern]?[kind] else { return result }
    result.counts = cost
    if let series = series(of: pattern, kind) { result.setTime(series) }
    return result
  }

  func wholeResult(of pattern: String) -> BenchResult {
    var result = row(pattern, closures.operation(SessionSuite.whole))
    if let rounds, !result.isWrong { result.setTimes(in: rounds) }
    return result
  }

  private func row(_ pattern: String, _ operation: String) -> BenchResult {
    var result = BenchResult(
      suite: Suite.session.name, operation: operation, contender: pattern, size: Session.posts)
    if costs[pattern] == nil { result.setWrong() }
    return result
  }

  func series(of pattern: String, _ kind: Session.Kind) -> Series? {
    rounds?.laps[kind.rawValue]?[pattern]
  }

  /// The geometric mean of a pattern's ratios to the first pattern over all kinds of act but `nothing`,
  /// one figure a process. `nil` for a pattern that was not timed.
  func meanRatio(of pattern: String) -> Estimate? {
    let laps = Session.Kind.allCases.filter { $0 != .nothing }.compactMap { kind in
      rounds?.laps[kind.rawValue].flatMap { lap in
        lap[pattern].map { (own: $0, base: lap.baseline) }
      }
    }
    guard let rounds, !laps.isEmpty else { return nil }
    let means = (0..<rounds.processes).map { process in
      Statistics.geometricMean(
        of: laps.map { own, base in
          Statistics.median(of: own.cpuByProcess[process])
            / Statistics.median(of: base.cpuByProcess[process])
        })
    }
    return Bootstrap().median(of: means.map { [$0] })
  }
}
