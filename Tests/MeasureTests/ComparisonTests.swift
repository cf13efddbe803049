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

  /// Fewer resamples than in a run, for a debug build.
  private static let short = Bootstrap(resamples: 200)

  /// Verdicts on `center`, against a baseline of 100, in a hundred runs of ± 6.5 % a sample.
  private func verdicts(_ center: Double, against band: ([[Double]]) -> Band) -> [Verdict] {
    (1...100 as ClosedRange<UInt64>).map { seed in
      func series(_ center: Double, _ number: UInt64) -> Series {
        .synthetic("any", around: center, noise: 0.065, rounds: 21, seed: seed &* 10 + number)
      }
      let baseline = series(100, 1)
      let control = series(100, 2).ratios(to: baseline)
      return Comparison(
        name: "any", ratios: series(center, 3).ratios(to: baseline), band: band(control),
        bootstrap: Self.short
      ).verdict
    }
  }

  @Test func `in noise that hides single rounds, a planted slow-down is still found`() {
    let found = verdicts(110) { Band(controlRatios: $0, bootstrap: Self.short) }.count {
      $0 == .slower
    }
    let foundBySingleRounds = verdicts(110, against: Band.ofSingleRounds).count { $0 == .slower }

    #expect(found >= 90)
    #expect(foundBySingleRounds < 50)
  }

  @Test func `in the same noise, at most 5 of 100 equal contenders are called anything`() {
    let called = verdicts(100) { Band(controlRatios: $0, bootstrap: Self.short) }

    #expect(called.count { $0 == .slower || $0 == .faster } <= 5)
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
