import Measure
import Report
import Testing

@testable import Benchmarks

/// The self-test over runs that were made up: it must see through a harness that is wrong.
struct SelfTestTests {
  /// Twenty runs in which the third case takes `ratio` times as long as the others.
  ///
  /// - Parameter noisy: how many of them have a control that strays.
  private func checks(ratio: Double, noisy: Int = 0) -> [SelfTest.Check] {
    let runs = (0..<20).map { run in
      Rounds.steady(
        [("work", 1_000), ("equal", 1_000), ("slowed", 1_000 * ratio)],
        control: run < noisy ? 1.04 : 1)
    }
    return SelfTest.checks(slowdowns: runs, bootstrap: Bootstrap(resamples: 20))
  }

  @Test func `finds what is planted and leaves equal work alone`() {
    #expect(checks(ratio: 1.1).map(\.count) == [0, 20])
    #expect(checks(ratio: 1.1).map(\.asked) == ["at most 1", "at least 18"])
    #expect(checks(ratio: 1.1).map(\.holds) == [true, true])
  }

  @Test func `fails a harness with inverted verdicts`() {
    #expect(checks(ratio: 1 / 1.1).map(\.holds) == [true, false])
  }

  @Test func `judges quiet trials only, and nothing with fewer than half of them`() {
    let half = checks(ratio: 1, noisy: 10)
    let fewer = checks(ratio: 1, noisy: 11)

    #expect(half.map(\.total) == [10, 10])
    #expect(half.map(\.holds) == [true, false])
    #expect(fewer.map(\.isInconclusive) == [true, true])
    #expect(SelfTest(checks: fewer).holds)
    #expect(
      SelfTest(checks: fewer).table.sections[0].rows.map { $0[3].text }
        == ["inconclusive", "inconclusive"])
  }

  @Test(.enabled(if: Allocations.isAvailable, "counting is not available in this build"))
  func `counts planted copies to the byte`() {
    let checks = SelfTest.copyChecks(40)

    #expect(checks.map(\.name)[0] == "planted copy, counted to the byte")
    #expect(checks.map(\.count) == [40, 0])
    #expect(checks.map(\.holds) == [true, true])
  }

  @Test func `calls planted growth what it is, and fails where it is another`() {
    func check(_ planted: PlantedGrowth) -> SelfTest.Check {
      SelfTest.growth(planted, trials: 5, bootstrap: Bootstrap(resamples: 20))
    }
    let wrong = PlantedGrowth(name: "O(n²)", order: .linear) { $0 * $0 }

    #expect(PlantedGrowth.all.map { check($0).count } == [5, 5, 5, 5])
    #expect(check(wrong).count == 0)
    #expect(check(wrong).asked == "at least 4")
  }

  @Test func `says what it asks for, and fails by one check`() {
    let checks = [
      SelfTest.Check("few", 5, of: 100, in: 0...5), .init("many", 89, of: 100, in: 90...100),
      .init("between", 491, of: 500, in: 450...490), .init("all", 100, of: 100, in: 100...100),
    ]

    #expect(checks.map(\.asked) == ["at most 5", "at least 90", "450 to 490", "100"])
    #expect(checks.map(\.holds) == [true, false, false, true])
    #expect(SelfTest(checks: [checks[0], checks[3]]).holds)
    #expect(!SelfTest(checks: checks).holds)
    #expect(
      SelfTest(checks: checks).table.rendered().contains("between  491 of 500  450 to 490   ✗"))
  }
}

/// The interval against data whose true ratio is known, and intervals that are wrong on purpose.
struct CoverageTests {
  private func part(_ noise: Noise, interval: @escaping ([[Double]]) -> Estimate) -> Double {
    let check = SelfTest.coverage(of: noise, trials: 60, interval: interval)
    return Double(check.count) / Double(check.total)
  }

  private static let short = Bootstrap(resamples: 100)

  @Test(arguments: [Noise.outliers, .processes])
  func `the interval holds the true ratio as often as it should`(noise: Noise) {
    let part = part(noise) { Self.short.median(of: $0) }

    #expect(part >= 0.9 && part < 1)
  }

  @Test func `an interval that pools the rounds of several processes misses`() {
    #expect(part(.processes) { Self.short.median(of: [Array($0.joined())]) } < 0.9)
  }

  @Test func `an interval of half the confidence misses, a wider one never does`() {
    #expect(
      part(.logNormal) { Bootstrap(resamples: 100, confidence: 0.475).median(of: $0) } < 0.9)
    #expect(
      part(.logNormal) { ratios in
        let estimate = Self.short.median(of: ratios)
        return Estimate(
          low: estimate.low * 0.95, median: estimate.median, high: estimate.high * 1.05)
      } >= 0.99)
  }

  @Test(arguments: Noise.allCases)
  func `the median of many drawn ratios is the true one`(noise: Noise) {
    var generator = SeededGenerator(seed: 2)
    let times = noise.times(ratio: 1.1, rounds: 5_000, using: &generator)

    #expect(abs(Statistics.median(of: times.map { $0.contender / $0.baseline }) - 1.1) < 0.01)
    let baselines = times.prefix(200).map(\.baseline)
    #expect(
      ((baselines.max() ?? 0) / (baselines.min() ?? 1) > 2)
        == (noise == .drift || noise == .outliers))
  }

  @Test func `normal draws have mean 0 and variance 1`() {
    var generator = SeededGenerator(seed: 1)
    let draws = (0..<20_000).map { _ in generator.normal() }

    let mean = draws.reduce(0, +) / 20_000
    let variance = draws.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 20_000
    #expect(abs(mean) < 0.02)
    #expect(abs(variance - 1) < 0.03)
  }
}
