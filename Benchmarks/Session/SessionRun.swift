import Contract
import Measure
import PatternList
import Sessions
import StageUI

/// Runs of the scripted session on one pattern, once to count and often to time.
@MainActor
struct SessionRun {
  let pattern: any TraceablePattern

  /// The screens at the end, by which a pattern is found to do what the others do.
  func screens() async throws -> [String] {
    try await Session().run(on: pattern)
  }

  /// What the acts cost, after a run that warms up.
  func costs() async throws -> [Session.Kind: ActCost] {
    _ = try await screens()
    var costs: [Session.Kind: ActCost] = [:]
    try await Session().run(on: pattern) { act, bodies, perform throws(StageError) in
      let before = bodies()
      let counter = AllocationCounter.start()
      try await perform()
      let allocations = counter.stop()
      costs[act.kind, default: ActCost()].add(
        bodies: bodies() - before, allocations: allocations)
    }
    return costs
  }

  /// The time of each act in one session, by kind and in the order of the acts.
  func times(on stopwatch: Stopwatch) async throws -> [Session.Kind: [Elapsed]] {
    var times: [Session.Kind: [Elapsed]] = [:]
    try await Session().run(on: pattern) { act, _, perform throws(StageError) in
      let start = stopwatch.read()
      try await perform()
      times[act.kind, default: []].append(stopwatch.read().elapsed(since: start))
    }
    return times
  }

  /// Correctness first: the patterns whose screens are not those of the first one.
  static func wrongPatterns(_ patterns: [any TraceablePattern]) async throws -> [String] {
    var wrong: [String] = []
    guard let first = patterns.first else { return wrong }
    let expected = try await SessionRun(pattern: first).screens()
    for pattern in patterns.dropFirst() {
      if try await SessionRun(pattern: pattern).screens() != expected { wrong.append(pattern.name) }
    }
    return wrong
  }
}
