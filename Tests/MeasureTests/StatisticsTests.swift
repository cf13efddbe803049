import Measure
import Testing

@Suite struct StatisticsTests {
  @Test func `the median of an odd number of values is the middle one`() {
    #expect(Statistics.median(of: [9, 1, 5]) == 5)
  }

  @Test func `the median of an even number of values is the mean of the two middle ones`() {
    #expect(Statistics.median(of: [4, 1, 3, 100]) == 3.5)
  }

  @Test func `percentiles interpolate between neighbours`() {
    let values: [Double] = [50, 10, 40, 20, 30]

    #expect(Statistics.percentile(0, of: values) == 10)
    #expect(Statistics.percentile(25, of: values) == 20)
    #expect(Statistics.percentile(60, of: values) == 34)
    #expect(Statistics.percentile(100, of: values) == 50)
  }

  @Test func `percentiles outside 0 and 100 are the extremes`() {
    #expect(Statistics.percentile(-5, of: [1, 2]) == 1)
    #expect(Statistics.percentile(105, of: [1, 2]) == 2)
  }

  @Test func `no values have no median`() {
    #expect(Statistics.median(of: []).isNaN)
  }

  @Test func `twice as slow and twice as fast cancel out in a geometric mean`() {
    #expect(Statistics.geometricMean(of: [(2, 1), (0.5, 1)]) == 1)
    #expect(abs(Statistics.geometricMean(of: [(8, 1), (1, 2)]) - 2) < 1e-12)
    #expect(abs(Statistics.geometricMean(of: [(8, 1), (1, 0)]) - 8) < 1e-12)
  }
}
