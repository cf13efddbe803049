import Measure
import Report
import Testing

@testable import Benchmarks

/// The self-test over runs that were made up: it must see through a harness that is wrong.
struct SelfTestTests {
  /// Runs in which the third case takes `ratio` times as long as the others.
  private func checks(ratio: Double, noise: Double = 0.05) -> [SelfTest.Check] {
    var generator = SeededGenerator(seed: 4)
    func series(_ name: String, _ ratio: Double) -> Series {
      let times = (0..<21).map { _ in
        1_000 * ratio * (1 + noise * Double.random(in: -1...1, using: &generator))
      }
      return Series(name, [times])
    }
    let runs = (0..<20).map { _ in
      Rounds(
        baseline: series("work", 1), control: series("work", 1),
        challengers: [series("equal", 1), series("slowed", ratio)])
    }
    return SelfTest.checks(slowdowns: runs, bootstrap: Bootstrap(resamples: 200))
  }

  @Test func `finds what is planted and leaves equal work alone`() {
    #expect(checks(ratio: 1.1).map(\.holds) == [true, true])
    #expect(checks(ratio: 1.1).map(\.asked) == ["at most 1", "at least 18"])
  }

  @Test func `fails a harness with inverted verdicts, and a machine that is too noisy`() {
    #expect(checks(ratio: 1 / 1.1).map(\.holds) == [true, false])
    #expect(checks(ratio: 1.1, noise: 0.5)[1].holds == false)
  }

  @Test(.enabled(if: Allocations.isAvailable, "counting is not available in this build"))
  func `counts planted copies to the byte`() {
    let checks = SelfTest.copyChecks(40)

    #expect(checks.map(\.name)[0] == "planted copy, counted to the byte")
    #expect(checks.map(\.count) == [40, 0])
    #expect(checks.map(\.holds) == [true, true])
  }

  /// Every case at exactly the cost that is planted.
  private func orders(_ cost: (GrowthOrder, Int) -> Double) -> [GrowthOrder: GrowthOrder] {
    func series(_ time: Double) -> Series {
      Series("any", [(0..<11).map { time * (1 + 0.001 * Double($0)) }])
    }
    return SelfTest.orders(
      SelfTest.sizes.map { size in
        Rounds(
          baseline: series(1), control: series(1),
          challengers: GrowthOrder.allCases.map { series(cost($0, size)) })
      })
  }

  @Test func `calls planted orders by their names, behind a small fixed cost`() {
    let orders = orders { 5 + Double(SelfTest.steps($0, size: $1)) }

    #expect(SelfTest.checks(growths: [orders]).map(\.holds) == [true, true, true, true])
  }

  @Test func `fails an order that is called by another name`() {
    let orders = orders { order, size in
      (order == .linearithmic ? GrowthOrder.linear : order).cost(of: size)
    }

    #expect(SelfTest.checks(growths: [orders]).map(\.holds) == [true, true, true, false])
  }

  @Test func `steps follow the planted order from 64 on`() {
    #expect(GrowthOrder.allCases.map { SelfTest.steps($0, size: 160) } == [192, 192, 192, 192])
    #expect(SelfTest.steps(.squareRoot, size: 16_000) == 768)
    #expect(SelfTest.steps(.linear, size: 160_000) == 64_128)
    #expect(SelfTest.steps(.constant, size: 160_000) == 192)
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
