import Contract
import Domain
import PatternList
import Sessions
import StageUI
import Trace

/// The scripted session on the feed, with untracked writes between its acts.
@MainActor
struct PlantedRun {
  let pattern: any TraceablePattern

  /// What a recorder of fields finds, and how many paths one of snapshots tells exactly.
  func score() async throws -> PlantedScore {
    let known = try AuditedPattern(named: pattern.name)
    let fields = try await truth(of: known, at: .fields)
    let snapshots = try await truth(of: known, at: .snapshots)
    return PlantedScore(
      of: fields.truth, in: fields.events,
      exactPaths: PlantedScore.exactPaths(of: snapshots.truth, in: snapshots.events))
  }

  private func truth(
    of known: AuditedPattern, at level: TraceLevel
  ) async throws -> (truth: [PlantedTruth], events: [Event]) {
    let recorder = Recorder(level: level)
    let watched = WatchedPattern(base: pattern)
    var truth: [PlantedTruth] = []
    var writes: ArraySlice<PlantedWrite> = []
    var acts = 0
    let isLate = Planting.endsTheSession(of: known)
    try await Session().run(on: watched, features: [.feed], tracedBy: recorder) {
      act, _, perform throws(StageError) in
      try await perform()
      acts += act.kind == .nothing ? 0 : 1
      if isLate ? act.kind == .publish : act.kind == .page, let feed = watched.feed {
        writes = (Planting.writes(on: feed, of: known) ?? [])[...]
      }
      guard isLate || act.kind == .like else { return }
      let now = isLate ? writes : writes.prefix(1)
      for write in now { plant(write, recorder, &acts, &truth) }
      writes = writes.dropFirst(now.count)
    }
    return (truth, recorder.events)
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
    truth.append(PlantedTruth(path: write.path, acts: acts, isInAct: isInAct))
  }
}

/// Keeps the screen that a pattern makes.
@MainActor
private final class WatchedPattern: TraceablePattern {
  nonisolated let base: any TraceablePattern
  private(set) var feed: (any View)?

  nonisolated init(base: any TraceablePattern) {
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
