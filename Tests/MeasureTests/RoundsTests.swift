import Testing

@testable import LabMeasure

struct RoundsTests {
  /// A run of one process in which `a` and `b` take what is given.
  private func run(a: [Double], b: [Double], lap: Double) -> Rounds {
    let base = Series("base", [b.map { _ in 1 }])
    var rounds = Rounds([base, base, Series("a", [a]), Series("b", [b])], controls: 1)
    let part = Series("base", [[lap]])
    rounds.laps = ["part": Rounds([part, part], controls: 1)]
    return rounds
  }

  @Test func `pools the rounds of several processes, laps included`() {
    let pooled = run(a: [1, 2], b: [3, 4], lap: 7) + run(a: [5], b: [6], lap: 8)

    #expect(pooled.baseline.processes.count == 2)
    #expect(pooled.count == 3)
    #expect(pooled["a"]?.cpuByProcess == [[1, 2], [5]])
    #expect(pooled["b"]?.cpu == [3, 4, 6])
    #expect(pooled.laps["part"]?.controls[0].cpuByProcess == [[7], [8]])
  }

  @Test func `divides processor time round by round, so that drift cancels out`() {
    let drift = [[100.0, 200], [900]]
    let base = Series("base", drift, wall: 3)
    let twice = Series("twice", drift.map { $0.map { 2 * $0 } })

    #expect(twice.ratios(to: base) == [[2, 2], [2]])
  }
}
