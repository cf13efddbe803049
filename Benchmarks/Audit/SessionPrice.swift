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
  var stopwatch = Stopwatch.process

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

  /// Whole sessions in shuffled rounds, as many as a schedule takes at least: without a recorder twice, and then with one of
  /// each level.
  func rounds(_ levels: [TraceLevel], schedule: Schedule) async throws -> Rounds {
    let contenders: [TraceLevel?] = [nil, nil] + levels
    var samples = contenders.map { _ in [Sample]() }
    var order = Array(contenders.indices)
    var generator = SeededGenerator(seed: schedule.seed)
    for _ in 0..<schedule.rounds.lowerBound {
      order.shuffle(using: &generator)
      for index in order {
        let elapsed = try await time(at: contenders[index])
        samples[index].append(Sample(elapsed, iterations: 1))
      }
    }
    let series = zip(contenders, samples).map { level, samples in
      Series(name: level?.rawValue ?? Self.none, samples: samples)
    }
    return Rounds(
      seed: schedule.seed, baseline: series[0], control: series[1],
      challengers: Array(series.dropFirst(2)))
  }

  /// What stands for no recorder at all.
  static let none = "none"

  private func time(at level: TraceLevel?) async throws -> Elapsed {
    var total = Elapsed.zero
    let recorder = level.map { Recorder(level: $0) }
    try await Session().run(on: pattern, tracedBy: recorder) {
      act, _, perform throws(StageError) in
      let start = stopwatch.read()
      try await perform()
      let elapsed = stopwatch.read().elapsed(since: start)
      total = Elapsed(cpu: total.cpu + elapsed.cpu, wall: total.wall + elapsed.wall)
    }
    return total
  }
}

extension SessionPrice.Tally {
  fileprivate mutating func add(_ allocations: Allocations?) {
    acts += 1
    self.allocations =
      if let old = self.allocations, let allocations {
        Allocations(count: old.count + allocations.count, bytes: old.bytes + allocations.bytes)
      } else { nil }
  }
}

extension Session.Kind {
  fileprivate var opensScreen: Bool { self == .openFeed || self == .openProfile }
}
