import Measure
import Testing

@testable import Benchmarks

/// The interval against data whose true ratio is known, and intervals that are wrong on purpose.
@Suite struct CoverageTests {
  private func part(
    _ noise: Noise, trials: Int = 200, interval: @escaping ([[Double]]) -> Estimate
  ) -> Double {
    let coverage = Coverage(of: noise, trials: trials, seed: 2026, interval: interval)
    return Double(coverage.covered) / Double(coverage.trials)
  }

  /// Fewer resamples than in a run, for a debug build.
  private func medians(_ ratios: [[Double]]) -> Estimate {
    Bootstrap(resamples: 200).median(of: ratios)
  }

  @Test(arguments: Noise.allCases)
  func `the interval holds the true ratio as often as it should`(noise: Noise) {
    let part = part(noise, interval: medians)

    #expect(part >= 0.9)
    #expect(part < 0.99)
  }

  @Test func `an interval of means misses where there are outliers`() {
    func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }

    let part = part(.outliers) { launches in
      let ratios = launches[0]
      var generator = SeededGenerator(seed: 1)
      let means = (0..<200).map { _ in
        mean(ratios.map { _ in ratios.randomElement(using: &generator) ?? .nan })
      }
      return Estimate(
        low: Statistics.percentile(2.5, of: means), median: mean(ratios),
        high: Statistics.percentile(97.5, of: means))
    }

    #expect(part < 0.9)
  }

  @Test func `an interval that takes rounds of several launches for rounds of one misses`() {
    let part = part(.launches) { medians([Array($0.joined())]) }

    #expect(part < 0.9)
  }

  @Test func `an interval of half the confidence holds it too rarely`() {
    let part = part(.logNormal) { Bootstrap(resamples: 200, confidence: 0.475).median(of: $0) }

    #expect(part < 0.9)
  }

  @Test func `an interval that is too wide holds it too often`() {
    let part = part(.logNormal) { ratios in
      let estimate = medians(ratios)
      return Estimate(
        low: estimate.low * 0.95, median: estimate.median, high: estimate.high * 1.05)
    }

    #expect(part >= 0.99)
  }
}
