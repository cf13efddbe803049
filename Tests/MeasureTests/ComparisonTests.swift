import Measure
import Testing

@Suite struct ComparisonTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `equal contenders are neither slower nor faster`(seed: UInt64) {
    let equal = Series.synthetic("equal", around: 100, noise: 0.01, seed: seed &* 1_000 + 2)
    let rounds = Rounds.synthetic(seed: seed, challengers: [equal])

    #expect(rounds.comparison(of: rounds.control).verdict == .same)
    #expect(rounds.comparisons().map(\.verdict) == [.same])
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a planted slow-down of ten percent is found`(seed: UInt64) {
    let slower = Series.synthetic("planted", around: 110, noise: 0.01, seed: seed &* 1_000 + 2)
    let rounds = Rounds.synthetic(seed: seed, challengers: [slower])

    let comparison = rounds.comparison(of: slower)

    #expect(comparison.verdict == .slower)
    #expect(abs(comparison.ratio.median - 1.1) < 0.01)
  }

  @Test func `a planted speed-up of ten percent is found`() {
    let faster = Series.synthetic("planted", around: 90, noise: 0.01, seed: 3)
    let rounds = Rounds.synthetic(seed: 1, challengers: [faster])

    #expect(rounds.comparison(of: faster).verdict == .faster)
  }

  @Test func `ratios are taken round by round, so drift cancels out`() {
    let drift = (1...20).map { Double($0) * 100 }
    let baseline = Series(
      name: "baseline", samples: drift.map { Sample(cpu: $0, wall: $0, iterations: 1) })
    let twice = Series(
      name: "twice", samples: drift.map { Sample(cpu: 2 * $0, wall: 2 * $0, iterations: 1) })
    let rounds = Rounds(seed: 1, baseline: baseline, control: baseline, challengers: [twice])

    #expect(rounds.comparisons().map(\.ratio) == [Estimate(low: 2, median: 2, high: 2)])
  }
}
