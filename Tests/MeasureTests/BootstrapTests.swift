import Foundation
import LabRandom
import Testing

@testable import LabMeasure

struct BootstrapTests {
  let ratios = [Series.synthetic(around: 1, noise: 0.1, seed: 5).cpu]

  /// Of n resampled values, those up to the k-th smallest are binomial with k / n each; the median is
  /// among them when more than half are. For n = 21 that passes 2.5 % at k = 7.
  @Test func `of 21 values the interval ends at the 7th from either end`() {
    let values = (1...21).map { pow(1.1, Double($0)) }
    var generator = SeededGenerator(seed: 3)

    let estimate = Bootstrap().median(of: [values.shuffled(using: &generator)])

    #expect(estimate == Estimate(low: values[6], median: values[10], high: values[14]))
    let even = Bootstrap().interval(of: (0...1_000).map(Double.init), around: 500)
    #expect(even == Estimate(low: 25, median: 500, high: 975))
  }

  @Test func `equal samples have equal intervals, which hold their ends`() {
    let estimate = Bootstrap().median(of: ratios)

    #expect(Bootstrap().median(of: ratios) == estimate)
    #expect([estimate.low, estimate.high].allSatisfy(estimate.contains))
    #expect(![estimate.low.nextDown, estimate.high.nextUp].contains(where: estimate.contains))
  }

  @Test func `covers what differs between processes`() {
    let processes = [1.30, 1.34, 1.31, 1.36, 1.33, 1.29].enumerated().map { number, ratio in
      Series.synthetic(around: ratio, noise: 0.01, rounds: 4, seed: UInt64(number)).cpu
    }

    let estimate = Bootstrap().median(of: processes)
    let flat = Bootstrap().median(of: [Array(processes.joined())])

    #expect(estimate.low < 1.31 && estimate.high > 1.34)
    #expect(estimate.high - estimate.low > 1.2 * (flat.high - flat.low))
  }
}

struct StatisticsTests {
  @Test func `percentiles interpolate between neighbours`() {
    let values: [Double] = [50, 10, 40, 20, 30]

    #expect(
      [-5, 0, 25, 60, 100, 105].map { Statistics.percentile($0, of: values) } == [
        10, 10, 20, 34, 50, 50,
      ])
    #expect(Statistics.median(of: [4, 1, 3, 100]) == 3.5)
    #expect(Statistics.median(of: []).isNaN)
  }
}
