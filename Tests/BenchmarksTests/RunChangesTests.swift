import LabOutput
import Testing

@testable import LabMeasure

/// Counts held against a baseline.
struct CountGateTests {
  private func gate(_ old: [BenchResult], _ new: [BenchResult]) -> RunChanges {
    let baseline = CountBaseline(old, seed: 1, environment: .sample())
    return RunChanges(from: baseline, to: new, of: ["session"])
  }

  @Test func `one row that is worse outweighs all that are better`() {
    let changes = gate(
      [.like("MV"), .like("MVI"), .like("MVVM")],
      [
        .like("MVI", counting: [.mallocs: 11_000]), .like("MV", counting: [.mallocs: 1]),
        .like("MVVM"), .like("new"),
      ])

    #expect(changes.outcome == .worse)
    #expect(changes.sharedRows == 3)
    #expect(changes.all.map(\.row.contender) == ["MV", "MVI", "new"])
    #expect(changes.all.map(\.meaning) == [.better, .worse, .other])
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
    #expect(gate([.like(), other], [.like()]).all == [])
  }
}
