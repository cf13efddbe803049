import LabMeasure
import LabOutput
import Testing

@testable import LabHarness

/// The self-test over runs that were made up: it must see through a harness that is wrong.
struct SelfTestTests {
  /// Twenty runs, some of them noisy, in which the third case takes `ratio` times as long.
  private func checks(ratio: Double, noisy: Int = 0) -> [SelfTest.Check] {
    let runs = (0..<20).map { run in
      Rounds.steady(
        [("work", 1_000), ("equal", 1_000), ("slowed", 1_000 * ratio)],
        control: run < noisy ? 1.04 : 1)
    }
    return SelfTest.checks(slowdowns: runs, bootstrap: Bootstrap(resamples: 20))
  }

  @Test func `finds what is planted, and fails inverted verdicts`() {
    let right = checks(ratio: 1.1)

    #expect(right.map(\.count) == [0, 20])
    #expect(right.map(\.allowed) == [0...1, 18...20])
    #expect(right.map(\.holds) == [true, true])
    #expect(checks(ratio: 1 / 1.1).map(\.holds) == [true, false])
  }

  @Test func `judges quiet trials only, and nothing with fewer than half of them`() {
    let half = checks(ratio: 1, noisy: 10)
    let fewer = checks(ratio: 1, noisy: 11)

    #expect(half.map(\.total) == [10, 10])
    #expect(half.map(\.holds) == [true, false])
    #expect(fewer.map(\.isInconclusive) == [true, true])
    #expect(SelfTest(checks: fewer).holds)
  }

  @Test(.enabled(if: Allocations.isAvailable, "counting is not available in this build"))
  func `counts planted copies to the byte`() {
    let checks = SelfTest.copyChecks(40)

    #expect(checks[0].name == "planted copy, counted to the byte")
    let miscounted = SelfTest.copyChecks(40) { change in
      change()
      return Allocations(count: 1, bytes: 40)
    }

    #expect(checks.map(\.count) == [40, 0])
    #expect(checks.map(\.holds) == [true, true])
    // Only the copy of one number asks for 40 bytes.
    #expect(miscounted.map(\.count) == [1, 40])
  }

  @Test func `calls planted growth what it is, and fails where it is another`() {
    func check(_ planted: PlantedGrowth) -> SelfTest.Check {
      SelfTest.growth(planted, trials: 5, bootstrap: Bootstrap(resamples: 20))
    }
    let wrong = PlantedGrowth(name: "O(n²)", order: .linear) { $0 * $0 }

    #expect(PlantedGrowth.all.map { check($0).count } == [5, 5, 5, 5])
    #expect(check(wrong).count == 0)
    #expect(check(wrong).allowed == 4...5)
  }

  @Test func `fails by one check`() {
    let checks = [
      SelfTest.Check(name: "few", count: 5, total: 100, allowed: 0...5),
      .init(name: "all", count: 100, total: 100, allowed: 100...100),
      .init(name: "between", count: 491, total: 500, allowed: 450...490),
      .init(name: "noisy", count: 0, total: 9, allowed: 8...9, isInconclusive: true),
    ]

    #expect(checks.map(\.holds) == [true, true, false, true])
    #expect(SelfTest(checks: Array(checks[..<2])).holds)
    #expect(!SelfTest(checks: checks).holds)
    #expect(
      SelfTest(checks: checks).table.rendered().contains(
        """
        few        5 of 100      0 to 5  ✓
        all      100 of 100         100  ✓
        between  491 of 500  450 to 490  ✗
        noisy        0 of 9      8 to 9  inconclusive
        """))
  }
}

/// The interval against data whose true ratio is known, and intervals that are wrong on purpose.
struct CoverageTests {
  private func part(_ noise: Noise, interval: @escaping ([[Double]]) -> Estimate) -> Double {
    let check = SelfTest.coverage(of: noise, trials: 150, interval: interval)
    return Double(check.count) / Double(check.total)
  }

  private static let short = Bootstrap(resamples: 100)

  @Test(arguments: [Noise.outliers, .processes])
  func `the interval holds the true ratio as often as it should`(noise: Noise) {
    let part = part(noise) { Self.short.median(of: $0) }

    #expect(part >= 0.9 && part < 1)
  }

  @Test func `an interval that pools processes, or is half as wide, misses`() {
    func halved(_ whole: Estimate) -> Estimate {
      Estimate(
        low: (whole.low + whole.median) / 2, median: whole.median,
        high: (whole.high + whole.median) / 2)
    }

    #expect(part(.processes) { Self.short.median(of: [Array($0.joined())]) } < 0.9)
    #expect(part(.logNormal) { halved(Self.short.median(of: $0)) } < 0.9)
  }

  @Test func `an interval that is √2 too wide or too narrow fails`() {
    var drawn: [Estimate] = []
    let asDrawn = SelfTest.coverage(of: .outliers, trials: 500) { ratios in
      drawn.append(Self.short.median(of: ratios))
      return drawn.last!
    }
    func scaled(_ factor: Double) -> SelfTest.Check {
      var rest = drawn[...]
      return SelfTest.coverage(of: .outliers, trials: 500) { _ in
        let whole = rest.removeFirst()
        return Estimate(
          low: whole.median + (whole.low - whole.median) * factor, median: whole.median,
          high: whole.median + (whole.high - whole.median) * factor)
      }
    }

    #expect(asDrawn.holds, "\(asDrawn)")
    #expect(!scaled(2.0.squareRoot()).holds, "\(scaled(2.0.squareRoot()))")
    #expect(!scaled(0.5.squareRoot()).holds, "\(scaled(0.5.squareRoot()))")
  }

  @Test(arguments: Noise.allCases)
  func `draws ratios around the true one`(noise: Noise) {
    var generator = SeededGenerator(seed: 2)
    let ratios = (0..<100).flatMap { _ in
      noise.ratios(around: 1.1, rounds: 30, using: &generator).joined()
    }

    #expect(abs(Statistics.median(of: ratios) - 1.1) < 0.01)
    #expect((ratios.count { $0 > 1.5 } > 100) == (noise == .outliers))
  }

  @Test func `the logarithm of a draw has mean 0 and deviation 0.05`() {
    var generator = SeededGenerator(seed: 1)
    let draws = (0..<20_000).map { _ in generator.logNormal() }

    #expect(abs(Statistics.geometricMean(of: draws) - 1) < 0.001)
    #expect(abs(Statistics.percentile(97.5, of: draws) - 1.103) < 0.005)
  }
}
