import LabContract
import LabMeasure
import LabOutput
import LabPatterns
import LabSessions
import StageUI

extension Suite {
  /// One scripted session through the real screens of every pattern.
  package static let session = Suite(
    name: "session", question: "What does each user action cost on screen?",
    timing: .init(rounds: 40, measurements: SessionSuite.measurements), report: SessionSuite.report)
}

/// Compares the screens, counts, and times whole sessions with a lap for each act.
@MainActor
package enum SessionSuite {
  nonisolated package static let whole = "whole session"

  /// Times the process, because work hops between threads.
  static func measurements(_ options: BenchOptions) throws -> [Measurement] {
    let patterns = try Patterns.patterns(matching: options.filter)
    let contenders = patterns.map { pattern in
      Contender(pattern.name) { _, stopwatch in
        try await Session().run(on: pattern) { act, _, perform throws(StageError) in
          try await stopwatch.time(act.kind.rawValue, perform)
        }
      }
    }
    return [
      Measurement(
        whole, clock: .process, iterations: 1, baseline: contenders[0],
        against: Array(contenders.dropFirst()))
    ]
  }

  static func report(
    _ options: BenchOptions, _ timings: Timings, _ progress: @escaping (String) -> Void
  ) async throws -> SuiteReport {
    let patterns = try Patterns.patterns(matching: options.filter)
    progress("comparing screens")
    let correct = try await Session.correctPatterns(patterns)
    progress("counting")
    var costs: [String: [Session.Kind: [Count: Int]]] = [:]
    for pattern in correct { costs[pattern.name] = try await self.costs(of: pattern) }
    var figures = SessionFigures(patterns: patterns.map(\.name), costs: costs, timings: timings)
    for pattern in correct {
      figures.reasons[pattern.name] = try await Session.bodies(of: pattern)
    }
    return SuiteReport(
      answer: figures.answer, tables: [figures.headline],
      details: figures.acts + [figures.bodyReasons, figures.samples].compactMap(\.self),
      results: figures.results)
  }

  /// Counts what all acts of a kind in one session cost, after a session that warms up.
  package static func costs(
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
