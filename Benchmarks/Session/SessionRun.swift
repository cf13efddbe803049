import Catalog
import Contract
import Measure
import StageUI

/// Runs of the scripted session on one form, once to count and often to time.
@MainActor
struct SessionRun {
  let form: any TraceableForm

  /// The screens at the end, by which a form is found to do what the others do.
  func screens() async throws -> [String] {
    try await Session().run(on: form)
  }

  /// What the acts cost, after a run that warms up.
  func costs() async throws -> [Session.Kind: ActCost] {
    _ = try await screens()
    var costs: [Session.Kind: ActCost] = [:]
    try await Session().run(on: form) { act, stage, perform throws(StageError) in
      let bodies = stage.bodyRuns
      let counter = AllocationCounter.start()
      try await perform()
      let allocations = counter.stop()
      costs[act.kind, default: ActCost()].add(
        bodies: stage.bodyRuns - bodies, allocations: allocations)
    }
    return costs
  }

  /// The processor time of each kind of act in one session, over all acts of the kind.
  func times(on stopwatch: Stopwatch) async throws -> [Session.Kind: Elapsed] {
    var times: [Session.Kind: Elapsed] = [:]
    try await Session().run(on: form) { act, _, perform throws(StageError) in
      let start = stopwatch.read()
      try await perform()
      times[act.kind, default: .zero] += stopwatch.read().elapsed(since: start)
    }
    return times
  }
}

@MainActor
extension Stage {
  fileprivate var bodyRuns: Int {
    bodies.values.reduce(0) { $0 + $1.run }
  }
}
