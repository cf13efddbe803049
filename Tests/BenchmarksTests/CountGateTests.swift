import Benchmarks
import Measure
import Report
import Testing

@Suite struct CountGateTests {
  private func gate(
    _ old: [BenchResult], _ new: [BenchResult], suites: [String] = ["session"]
  ) throws -> CountGate {
    let baseline = try CountBaseline(old, seed: 1, environment: .sample())
    return try CountGate(baseline, against: new, suites: suites)
  }

  @Test func `one more is worse, one less is better`() throws {
    let counts: [WritableKeyPath<BenchResult, Int?>] = [
      \.mallocs, \.bytes, \.copiedElements, \.retainedBytes, \.bodies, \.mutations,
      \.openToViews, \.openToModules, \.notReplayed,
    ]
    for count in counts {
      let row = BenchResult.like().with(count, 10)

      #expect(try gate([row], [row]).outcome == .same, "\(count)")
      #expect(try gate([row], [row.with(count, 11)]).outcome == .worse, "\(count)")
      #expect(try gate([row], [row.with(count, 9)]).outcome == .better, "\(count)")
    }
  }

  @Test func `fewer acts that replay as actions are worse`() throws {
    let row = BenchResult.like().with(\.replayedActions, 10)

    #expect(try gate([row], [row.with(\.replayedActions, 9)]).outcome == .worse)
    #expect(try gate([row], [row.with(\.replayedActions, 11)]).outcome == .better)
  }

  @Test func `one row that is worse weighs more than all that are better`() throws {
    let old = [BenchResult.like("MV"), .like("MVI"), .like("MVVM")]
    let new = [BenchResult.like("MV", mallocs: 1), .like("MVI", mallocs: 11), .like("MVVM")]

    let gate = try gate(old, new)

    #expect(gate.outcome == .worse)
    #expect(gate.rows == 3)
    #expect(
      gate.table?.rendered() == """
        What does not count as before

          contender  count    baseline  now
        ───────────────────────────────────────────
        session: like, size 50
          MV         mallocs        10    1  better
          MVI        mallocs        10   11  worse
        """)
  }

  @Test(arguments: [
    (10, 10, CountGate.Outcome.same), (10, 9, .worse), (9, 9, .better), (5, 5, .better),
  ])
  func `of the named mutations their share counts`(
    mutations: Int, named: Int, outcome: CountGate.Outcome
  ) throws {
    let old = BenchResult.like().with(\.mutations, 10).with(\.namedMutations, 10)
    let new = BenchResult.like().with(\.mutations, mutations).with(\.namedMutations, named)

    #expect(try gate([old], [new]).outcome == outcome)
  }

  @Test func `a row that went, or is wrong now, is worse, and one that came is told`() throws {
    let wrong = BenchResult.like("MVI").with(\.verdict, BenchResult.wrong)

    let went = try gate([.like("MV"), .like("MVI")], [.like("MV"), wrong])
    let came = try gate([.like("MV")], [.like("MV"), .like("MVI")])

    #expect(went.outcome == .worse)
    #expect(went.changes.map(\.what) == ["row went"])
    #expect(came.outcome == .same)
    #expect(came.newRows == 1)
    #expect(came.table != nil)
  }

  @Test func `a count that is no longer made is worse, and a new one is told`() throws {
    let counted = BenchResult.like().with(\.bodies, 3)

    #expect(try gate([counted], [.like()]).outcome == .worse)
    #expect(try gate([.like()], [counted]).outcome == .same)
    #expect(try gate([.like()], [counted]).changes.map(\.what) == ["bodies"])
  }

  @Test func `counts of more acts, or of fewer, are not comparable`() throws {
    let old = BenchResult.like().with(\.acts, 20)

    #expect(try gate([old], [old.with(\.acts, 19)]).outcome == .worse)
    #expect(try gate([old], [old.with(\.acts, 21)]).outcome == .worse)
  }

  @Test func `rows of suites that did not run are not missed, and times do not count`() throws {
    let other = BenchResult(suite: "other", operation: "like", contender: "MV", size: 1)
      .with(\.bodies, 1)

    let gate = try gate([.like(), other], [.like().with(\.medianNanoseconds, 3)])

    #expect(gate.changes == [])
    #expect(gate.table == nil)
  }

  @Test func `where allocations cannot be counted, nothing is compared`() {
    #expect(throws: BaselineError.notCounted) {
      try gate([.like()], [.like(mallocs: nil).with(\.bodies, 1)])
    }
  }
}
