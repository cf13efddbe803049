import LabContract
import LabHarness
import LabMeasure
import LabOutput
import LabPatterns
import LabSessions
import StageUI

extension Suite {
  /// One scripted session through the real screens of every pattern.
  package static let session = Suite(
    name: "session", question: "What does each act of a person cost, in every pattern?",
    timing: .init(rounds: 40, measurements: SessionSuite.measurements), report: SessionSuite.report)
}

/// Compares the screens, counts, and times whole sessions with a lap for each act.
@MainActor
package enum SessionSuite {
  nonisolated package static let whole = "whole session"

  /// Times the process, because work hops between threads.
  static func measurements(_ options: BenchOptions) throws -> [Measurement] {
    let cases = try Patterns.patterns(matching: options.filter).map { pattern in
      Contender(pattern.name) { _, stopwatch in
        try await Session().run(on: pattern) { act, _, perform throws(StageError) in
          try await stopwatch.time(act.kind.rawValue, perform)
        }
      }
    }
    return [
      Measurement(
        whole, clock: .process, iterations: 1, baseline: cases[0],
        against: Array(cases.dropFirst()))
    ]
  }

  static func report(
    _ options: BenchOptions, _ timings: Timings, _ progress: @escaping (String) -> Void
  ) async throws -> SuiteReport {
    let patterns = try Patterns.patterns(matching: options.filter)
    progress("comparing screens")
    let correct = try await correctPatterns(patterns)
    progress("counting")
    var costs: [String: [Session.Kind: [Count: Int]]] = [:]
    for pattern in correct { costs[pattern.name] = try await self.costs(of: pattern) }
    var figures = SessionFigures(
      patterns: patterns.map(\.name), costs: costs, timings: timings)
    for pattern in correct {
      figures.reasons[pattern.name] = try await BodyReasons.record(of: pattern)
    }
    return SuiteReport(
      answer: figures.answer, tables: [figures.sessions].compactMap(\.self),
      details: figures.acts + [figures.bodyReasons, figures.samples].compactMap(\.self),
      results: figures.results)
  }

  /// Returns the patterns whose screens at the end are those of the first one.
  static func correctPatterns(
    _ patterns: [any TraceablePattern]
  ) async throws -> [any TraceablePattern] {
    var screens: [[String]] = []
    for pattern in patterns { screens.append(try await Session().run(on: pattern)) }
    return zip(patterns, screens).filter { $1 == screens[0] }.map(\.0)
  }

  /// Counts what all acts of a kind in one session cost, after a session that warms up.
  static func costs(
    of pattern: any TraceablePattern
  ) async throws -> [Session.Kind: [Count: Int]] {
    try await Session().run(on: pattern)
    var costs: [Session.Kind: [Count: Int]] = [:]
    try await Session().run(on: pattern) { act, bodies, perform throws(StageError) in
      let before = bodies()
      let counter = AllocationCounter.start()
      try await perform()
      let allocations = counter.stop()
      let bodies = bodies() - before
      costs[act.kind, default: [:]].merge(
        [.acts: 1, .bodies: bodies, .mallocs: allocations?.count, .bytes: allocations?.bytes]
          .compactMapValues(\.self), uniquingKeysWith: +)
    }
    return costs
  }
}
