import Catalog
import Contract
import Domain
import StageUI
import Trace

/// The scripted session on the feed, with untracked writes between its acts.
@MainActor
struct PlantedRun {
  let form: any TraceableForm

  /// `nil` where the compiler lets none in.
  func score() async throws -> PlantedScore? {
    let recorder = Recorder(level: .fields)
    let watched = WatchedForm(base: form)
    var truth: [PlantedTruth] = []
    var writes: [PlantedWrite]?
    var acts = 0
    let isLate = Planting.endsTheSession(of: form.name)
    try await Session().run(on: watched, features: [.feed], tracedBy: recorder) {
      act, _, perform throws(StageError) in
      try await perform()
      acts += act.kind == .nothing ? 0 : 1
      if isLate ? act.kind == .publish : act.kind == .page, let feed = watched.feed {
        writes = Planting.writes(on: feed, of: form.name)
      }
      guard writes?.isEmpty == false, isLate || act.kind == .like else { return }
      repeat {
        guard let write = writes?.removeFirst() else { break }
        plant(write, recorder, &acts, &truth)
      } while isLate && writes?.isEmpty == false
    }
    return writes == nil ? nil : PlantedScore(of: truth, in: recorder.events)
  }

  /// Every other one from within an act, as a view's closure would do it; the others as a timer would.
  private func plant(
    _ write: PlantedWrite, _ recorder: Recorder, _ acts: inout Int, _ truth: inout [PlantedTruth]
  ) {
    let isInAct = truth.count.isMultiple(of: 2)
    if isInAct {
      acts += 1
      recorder.stagePerforms("tap planted-\(truth.count)") { write.write() }
    } else {
      write.write()
    }
    truth.append(PlantedTruth(field: write.field, acts: acts, isInAct: isInAct))
  }
}

/// Keeps the screen that a form makes.
@MainActor
private final class WatchedForm: TraceableForm {
  nonisolated let base: any TraceableForm
  private(set) var feed: (any View)?

  nonisolated init(base: any TraceableForm) {
    self.base = base
  }

  nonisolated var name: String { base.name }
  nonisolated var summary: String { base.summary }

  func feed(_ environment: AppEnvironment) -> any View { base.feed(environment) }

  func profile(_ id: Profile.ID, _ environment: AppEnvironment) -> any View {
    base.profile(id, environment)
  }

  func feed(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> any View {
    let feed = base.feed(environment, tracedBy: recorder)
    self.feed = feed
    return feed
  }

  func profile(
    _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View {
    base.profile(id, environment, tracedBy: recorder)
  }
}
