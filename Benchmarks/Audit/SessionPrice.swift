import Contract
import Measure
import PatternList
import Sessions
import StageUI
import Trace

/// What a recorder adds to the scripted session, level by level.
@MainActor
struct SessionPrice {
  /// What happened in the acts after those that open a screen, which also make what is recorded.
  struct Tally {
    var acts = 0
    var allocations: Allocations? = Allocations(count: 0, bytes: 0)
  }

  let pattern: any TraceablePattern
  var clock = CPUClock.process

  /// What the acts ask of the allocator, after sessions that warmed up.
  private func tally(at level: TraceLevel?) async throws -> Tally {
    var tally = Tally()
    let recorder = level.map { Recorder(level: $0) }
    try await Session().run(on: pattern, tracedBy: recorder) {
      act, _, perform throws(StageError) in
      if act.kind.opensScreen { return try await perform() }
      let counter = AllocationCounter.start()
      try await perform()
      tally.add(counter.stop())
    }
    return tally
  }

  /// What each level adds to the acts of a session without a recorder.
  func levels() async throws -> [LevelPrice] {
    for level in [nil, TraceLevel.snapshots] {
      try await Session().run(on: pattern, tracedBy: level.map { Recorder(level: $0) })
    }
    let plain = try await tally(at: nil)
    var prices: [LevelPrice] = []
    for level in TraceLevel.allCases {
      let traced = try await tally(at: level)
      let added = traced.allocations.flatMap { own in
        plain.allocations.map { (own.count - $0.count, own.bytes - $0.bytes) }
      }
      prices.append(
        LevelPrice(level: level, mallocs: added?.0, bytes: added?.1, acts: traced.acts))
    }
    return prices
  }

  /// Whole sessions in shuffled rounds: without a recorder twice, and then with one of each level.
  func rounds(_ levels: [TraceLevel], schedule: Schedule) async throws -> Rounds {
    try await Measurement(
      pattern.name, clock: clock, iterations: 1, baseline: timed(at: nil),
      against: levels.map { timed(at: $0) }
    ).run(schedule)
  }

  /// What stands for no recorder at all.
  static let none = "none"

  private func timed(at level: TraceLevel?) -> Case {
    Case(level?.rawValue ?? Self.none) { _, stopwatch in
      let recorder = level.map { Recorder(level: $0) }
      try await Session().run(on: pattern, tracedBy: recorder) {
        _, _, perform throws(StageError) in try await stopwatch.time(nil, perform)
      }
    }
  }
}

extension SessionPrice.Tally {
  fileprivate mutating func add(_ allocations: Allocations?) {
    acts += 1
    self.allocations = allocations.flatMap { new in self.allocations.map { $0 + new } }
  }
}

extension Session.Kind {
  fileprivate var opensScreen: Bool { self == .openFeed || self == .openProfile }
}
