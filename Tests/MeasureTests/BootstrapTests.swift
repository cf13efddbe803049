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
