import LabContract
import LabMeasure
import LabPatterns
import LabSessions
import LabTrace
import StageUI

/// What one level adds to the scripted session.
package struct LevelPrice: Encodable, Hashable, Sendable {
  package let level: TraceLevel
  /// Time of the session beside a recorder that is `off`; `nil` when it was not timed.
  package var ratio: Estimate?
  /// Of all acts but those that open a screen, more than without a recorder; `nil` where nothing is counted.
  package private(set) var mallocs: Int? = nil
  package private(set) var bytes: Int? = nil
  package let acts: Int

  /// - Parameter plain: allocations of the same acts without a recorder.
  init(_ level: TraceLevel, acts: Int, traced: Allocations?, plain: Allocations?) {
    self.level = level
    self.acts = acts
    guard let traced, let plain else { return }
    (mallocs, bytes) = (traced.count - plain.count, traced.bytes - plain.bytes)
  }
}

/// Measures what a recorder adds to the scripted session, level by level.
@MainActor
struct SessionPrice {
  let pattern: any TraceablePattern
  let session: Session

  /// Without `sites`: an optimised build keeps no lines, and so adds nothing to `fields`.
  nonisolated static let levels = TraceLevel.allCases.filter { $0 != .sites }

  /// Counts what each level adds to the acts of a session without a recorder.
  func levels() async throws -> [LevelPrice] {
    for level in [nil, TraceLevel.snapshots] { _ = try await allocations(at: level) }  // Warms up.
    let plain = try await allocations(at: nil).sum
    var prices: [LevelPrice] = []
    for level in Self.levels {
      let (acts, traced) = try await allocations(at: level)
      prices.append(LevelPrice(level, acts: acts, traced: traced, plain: plain))
    }
    return prices
  }

  /// Counts over all acts but those that open a screen, which also make what is recorded.
  private func allocations(at level: TraceLevel?) async throws -> (acts: Int, sum: Allocations?) {
    var (acts, sum) = (0, Allocations?.some(Allocations(count: 0, bytes: 0)))
    try await session.run(on: pattern, tracedBy: level.map { Recorder(level: $0) }) {
      act, _, perform throws(StageError) in
      if [.openFeed, .openProfile].contains(act.kind) { return try await perform() }
      let counter = AllocationCounter.start()
      try await perform()
      let new = counter.stop()
      acts += 1
      sum = sum.flatMap { sum in new.map { sum + $0 } }
    }
    return (acts, sum)
  }

  /// Times whole sessions in shuffled rounds, each level beside no recorder, by the clock of the
  /// process, because work hops between threads.
  func rounds(_ schedule: Schedule) async throws -> Rounds {
    try await Measurement(
      pattern.name, clock: .process, iterations: 1, baseline: timed(at: nil),
      against: Self.levels.map { timed(at: $0) }
    ).run(schedule)
  }

  private func timed(at level: TraceLevel?) -> Contender {
    Contender(level?.rawValue ?? "none") { _, stopwatch in
      let recorder = level.map { Recorder(level: $0) }
      try await session.run(on: pattern, tracedBy: recorder) { _, _, perform throws(StageError) in
        try await stopwatch.time(nil, perform)
      }
    }
  }
}
