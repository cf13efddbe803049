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
    try await Session().run(on: form) { act, bodies, perform throws(StageError) in
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
    try await Session().run(on: form) { act, _, perform throws(StageError) in
      let start = stopwatch.read()
      try await perform()
      times[act.kind, default: []].append(stopwatch.read().elapsed(since: start))
    }
    return times
  }

  /// Correctness first: the forms whose screens are not those of the first one.
  static func wrongForms(_ forms: [any TraceableForm]) async throws -> [String] {
    var wrong: [String] = []
    guard let first = forms.first else { return wrong }
    let expected = try await SessionRun(form: first).screens()
    for form in forms.dropFirst() {
      if try await SessionRun(form: form).screens() != expected { wrong.append(form.name) }
    }
    return wrong
  }
}
