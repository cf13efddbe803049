import Measure
import Report
import Testing

@testable import Benchmarks

/// Counts held against a baseline.
struct CountGateTests {
  private func gate(
    _ old: [BenchResult], _ new: [BenchResult], suites: [String] = ["session"]
  ) throws -> RunChanges {
    let baseline = try CountBaseline(old, seed: 1, environment: .sample())
    return try RunChanges(from: baseline, to: new, of: suites)
  }

  @Test(arguments: Count.allCases.filter { ![.acts, .stateFields, .namedMutations].contains($0) })
  func `one more is worse and one less is better, or the other way round`(count: Count) throws {
    func row(_ value: Int) -> BenchResult {
      var row = BenchResult.like()
      row[count] = value
      return row
    }
    let outcomes = try [10, 11, 9].map { try gate([row(10)], [row($0)]).outcome }

    switch count {
    case .predictedBytes, .predictedRetainedBytes: #expect(outcomes == [.other, .other, .other])
    default: #expect(outcomes == [.other, .worse, .better])
    }
  }

  @Test func `one row that is worse outweighs all that are better`() throws {
    let changes = try gate(
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

  @Test(arguments: [
    (10, 10, RowChange.Meaning.other), (10, 9, .worse), (9, 9, .better), (5, 5, .better),
  ])
  func `named mutations count as a share`(
    mutations: Int, named: Int, outcome: RowChange.Meaning
  ) throws {
    let old = BenchResult.like(counting: [.mutations: 10, .namedMutations: 10])
    let new = BenchResult.like(counting: [.mutations: mutations, .namedMutations: named])

    #expect(try gate([old], [new]).outcome == outcome)
  }

  @Test func `a row or a count that went is worse, and a new one changes nothing`() throws {
    let counted = BenchResult.like(counting: [.mallocs: 10, .bodies: 3])
    let wrong = try gate([.like("MV"), .like("MVI")], [.like("MV"), .like("MVI").wrong])
    let new = try gate([.like("MV")], [.like("MV"), .like("MVI")])

    #expect(wrong.all.map(\.what) == ["row went"])
    #expect(wrong.outcome == .worse)
    #expect(new.all.map(\.what) == ["row is new"])
    #expect(new.outcome == .other)
    #expect(try gate([counted], [.like()]).outcome == .worse)
    #expect(try gate([.like()], [counted]).all.map(\.meaning) == [.other])
  }

  @Test func `counts of other acts cannot be compared`() throws {
    let old = BenchResult.like(counting: [.mallocs: 10, .acts: 20])

    #expect(try gate([old], [.like(counting: [.mallocs: 10, .acts: 19])]).outcome == .worse)
    #expect(try gate([old], [.like(counting: [.mallocs: 10, .acts: 21])]).outcome == .worse)
  }

  @Test func `misses no rows of suites that did not run`() throws {
    var other = BenchResult(suite: "other", operation: "like", contender: "MV", size: 1)
    other[.bodies] = 1

    #expect(try gate([.like(), other], [.timed(3)]).table("") == nil)
  }

  @Test func `compares nothing where allocations cannot be counted`() {
    #expect(throws: BaselineError.notCounted) {
      try gate([.like()], [.like(counting: [.bodies: 1])])
    }
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
      noise: ["session": try #require(NoiseReceipt([rounds]))],
      results: results)
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
    let changes = RunChanges(
      from: try report([.like("MV"), .like("MVI"), .like("MVVM", counting: [:])]),
      to: try report([.like("MVR"), .like("MVVM", counting: [:]).wrong, .like("MV")]))

    #expect(changes.all.map(\.row.contender) == ["MVI", "MVR", "MVVM"])
    #expect(changes.all.map(\.what) == ["row went", "row is new", "result"])
    #expect(changes.all.map(\.meaning) == [.worse, .other, .worse])
  }

  @Test func `misses no row of a filter or of another suite`() throws {
    let other = BenchResult(suite: "other", operation: "like", contender: "MV", size: 1)
    let old = try report([.like("MV"), .like("MVI"), other])

    #expect(RunChanges(from: old, to: try report([.like("MV")]), isWhole: false).all.isEmpty)
    #expect(RunChanges(from: old, to: try report([.like("MV"), .like("MVI")])).all.isEmpty)
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
