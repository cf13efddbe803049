import Foundation
import Measure
import Testing

@Suite struct BootstrapTests {
  let ratios = Series.synthetic("any", around: 1, noise: 0.1, seed: 5).cpu

  @Test func `equal values and an equal seed give an equal interval`() {
    #expect(Bootstrap(seed: 1).median(of: ratios) == Bootstrap(seed: 1).median(of: ratios))
  }

  @Test func `another seed draws other rounds`() {
    let few = Bootstrap(resamples: 50, seed: 1)
    let other = Bootstrap(resamples: 50, seed: 2)

    #expect(few.median(of: ratios) != other.median(of: ratios))
  }

  @Test func `the interval lies around the median and within the values`() throws {
    let estimate = Bootstrap().median(of: ratios)

    #expect(estimate.median == Statistics.median(of: ratios))
    #expect(estimate.contains(estimate.median))
    #expect(try #require(ratios.min()) <= estimate.low)
    #expect(try estimate.high <= #require(ratios.max()))
  }

  /// Of n resampled values, those up to the k-th smallest are binomial with k / n each; the median is
  /// among them when more than half are. For n = 21 that passes 2.5 % at k = 7.
  @Test func `of 21 values the interval ends at the 7th from either end`() {
    let values = (1...21).map { pow(1.1, Double($0)) }

    let estimate = Bootstrap().median(of: values.shuffled())

    #expect(estimate == Estimate(low: values[6], median: values[10], high: values[14]))
  }

  @Test func `one value far off does not pull the interval`() {
    let values = (1...21).map(Double.init)
    let spoiled = values.dropLast() + [1_000_000]

    #expect(Bootstrap().median(of: Array(spoiled)) == Bootstrap().median(of: values))
  }

  @Test func `more confidence makes a wider interval`() {
    let narrow = Bootstrap(confidence: 0.5).median(of: ratios)
    let wide = Bootstrap(confidence: 0.99).median(of: ratios)

    #expect(wide.high - wide.low > narrow.high - narrow.low)
  }

  @Test func `values without spread give an interval without width`() {
    let estimate = Bootstrap().median(of: Array(repeating: 1.5, count: 20))

    #expect(estimate == Estimate(low: 1.5, median: 1.5, high: 1.5))
  }
}
