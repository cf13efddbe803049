import Measure
import Report
import Testing

@testable import Benchmarks

/// Counts held against a baseline.
struct CountGateTests {
  private func gate(_ old: [BenchResult], _ new: [BenchResult]) -> RunChanges {
    let baseline = CountBaseline(old, seed: 1, environment: .sample())
    return RunChanges(from: baseline, to: new, of: ["session"])
  }

  @Test(arguments: Count.allCases.filter { ![.acts, .stateFields, .namedMutations].contains($0) })
  func `one more is worse and one less is better, where it is gated`(count: Count) {
    let outcomes = [10, 11, 9].map {
      gate([.like(counting: [.acts: 1, count: 10])], [.like(counting: [.acts: 1, count: $0])])
        .outcome
    }

    switch count {
    case .predictedBytes, .predictedRetainedBytes: #expect(outcomes == [.other, .other, .other])
    default: #expect(outcomes == [.other, .worse, .better])
    }
  }

  @Test func `one row that is worse outweighs all that are better`() {
    let changes = gate(
      [.like("MV"), .like("MVI"), .like("MVVM")],
      [
        .like("MVI", counting: [.mallocs: 11_000]), .like("MV", counting: [.mallocs: 1]),
        .like("MVVM"),
      ])

    #expect(changes.outcome == .worse)
    #expect(changes.sharedRows == 3)
    #expect(
      changes.table("Changes")?.rendered() == """
        Changes

          contender  figure   old     new  new/old  interval
        ────────────────────────────────────────────────────
        session: like, size 50
          MV         mallocs   10       1           better
          MVI        mallocs   10  11,000           worse
        """)
  }

  /// A row before, a row after, and what that means.
  @Test(
    arguments: [
      // Named mutations count as a share.
      ([Count.mutations: 10, .namedMutations: 10], [.mutations: 10, .namedMutations: 9], .worse),
      ([.mutations: 10, .namedMutations: 10], [.mutations: 9, .namedMutations: 9], .better),
      ([.mutations: 10, .namedMutations: 9], [.mutations: 10, .namedMutations: 10], .better),
      // Counts of other acts cannot be compared.
      ([.mallocs: 10, .acts: 20], [.mallocs: 10, .acts: 19], .worse),
      ([.mallocs: 10, .acts: 20], [.mallocs: 10, .acts: 21], .worse),
      ([.stateFields: 3, .mallocs: 1], [.stateFields: 4, .mallocs: 1], .other),
      // A count that went is worse, a new one is neither; so with whole rows.
      ([.mallocs: 10, .bodies: 3], [.mallocs: 10], .worse),
      ([.mallocs: 10], [.mallocs: 10, .bodies: 3], .other),
      ([.mallocs: 10], [:], .worse), ([:], [.mallocs: 10], .other),
    ] as [([Count: Int], [Count: Int], RowChange.Meaning)])
  func `a change has a meaning`(
    old: [Count: Int], new: [Count: Int], outcome: RowChange.Meaning
  ) {
    #expect(gate([.like(counting: old)], [.like(counting: new)]).outcome == outcome)
  }

  @Test func `a wrong row is one that went; other suites are not missed`() {
    var other = BenchResult(suite: "other", operation: "like", contender: "MV", size: 1)
    other[.bodies] = 1

    #expect(gate([.like()], [.like().wrong]).all.map(\.what) == ["row went"])
    #expect(gate([.like(), other], [.timed(3)]).table("") == nil)
  }
}

/// Two runs compared, times included.
struct RunComparisonTests {
  /// - Parameter delta: what the run differed from itself by.
  private func report(
    _ results: [BenchResult], delta: Double = 0.05, wall: Double = 1, seed: UInt64 = 1,
    environment: Environment = .sample()
  ) throws -> BenchReport {
    let rounds = Rounds.steady([("MV", 1_000)], control: 1 + delta, wall: wall)
    return BenchReport(
      environment: environment, seed: seed,
      noise: ["session": try #require(NoiseReceipt([rounds]))], results: results)
  }

  @Test func `shows a time with the interval over both runs`() throws {
    let changes = RunChanges(from: try report([.timed(1_000)]), to: try report([.timed(1_200)]))

    #expect(
      changes.table("Changes")?.rendered() == """
        Changes

          contender  figure      old      new  new/old  interval
        ────────────────────────────────────────────────────────────
        session: like, size 50
          MV         time    1.00 µs  1.20 µs    1.20×  [1.18, 1.22]
        """)
  }

  @Test(arguments: [
    // Within the band of one of the runs.
    (1_100.0, 0.01, 0.05, 0.09, false), (1_100, 0.01, 0.09, 0.05, false),
    (1_100, 0.01, 0.05, 0.05, true),
    // The intervals reach into the band.
    (1_100, 0.05, 0.05, 0.05, false), (1_300, 0.05, 0.05, 0.05, true),
    // Faster.
    (900, 0.01, 0.05, 0.05, true), (950, 0.01, 0.05, 0.05, false),
  ])
  func `shows only times that exceed both bands and both intervals`(
    median: Double, part: Double, oldDelta: Double, newDelta: Double, isShown: Bool
  ) throws {
    let changes = RunChanges(
      from: try report([.timed(1_000, part: part)], delta: oldDelta),
      to: try report([.timed(median, part: part)], delta: newDelta))

    #expect(changes.all.isEmpty == !isShown)
  }

  @Test func `withholds times where one of the runs is not trusted`() throws {
    let (quiet, busy) = (try report([.timed(1_000)]), try report([.timed(9_000)], wall: 2))

    #expect(RunChanges(from: quiet, to: busy).all.isEmpty)
    #expect(RunChanges(from: busy, to: quiet).all.isEmpty)
  }

  @Test func `shows results that became wrong, and rows that came or went`() throws {
    let other = BenchResult(suite: "other", operation: "like", contender: "MV", size: 1)
    let old = try report([.like("MV"), .like("MVI"), .like("MVVM", counting: [:]), other])
    let new = try report([.like("MVR"), .like("MVVM", counting: [:]).wrong, .like("MV")])
    let changes = RunChanges(from: old, to: new)

    #expect(changes.all.map(\.row.contender) == ["MVI", "MVR", "MVVM"])
    #expect(changes.all.map(\.what) == ["row went", "row is new", "result"])
    #expect(changes.all.map(\.meaning) == [.worse, .other, .worse])
    #expect(RunChanges(from: old, to: new, isWhole: false).all.count == 2)
  }

  @Test func `names what else differs between two runs`() throws {
    let old = try report([], environment: .sample(cpu: "Old CPU", compiler: "Swift 6.2"))

    #expect(
      try report([], seed: 2).otherwise(than: old) == """
        Not the same: cpu (was Old CPU, now Sample CPU), compiler (was Swift 6.2, now Swift 6.3.1), \
        seed (was 1, now 2).
        """)
    #expect(old.otherwise(than: old) == nil)
  }
}
