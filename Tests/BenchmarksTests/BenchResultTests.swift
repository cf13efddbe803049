import LabOutput
import Testing

@testable import LabHarness
@testable import LabMeasure

struct BenchResultTests {
  private var full: BenchResult {
    var result = BenchResult(suite: "state-update", operation: "a,b", contender: "MV", size: 160)
    result.setTime(Series("MV", [[1_499_650.4799999997, 2, 3]]))
    result.setComparison(
      Comparison(
        ratio: Estimate(low: 0.001_234_567_8, median: 4, high: 12_345.678), verdict: .slower),
      to: "base")
    result[.mallocs] = 1
    result[.bytes] = 3_232
    result[.predictedBytes] = 3_232
    return result
  }

  @Test func `has one key per figure, rounded to what was measured`() throws {
    #expect(
      try JSONFile.text(of: full) == """
        {
          "baseline" : "base",
          "bytes" : 3232,
          "contender" : "MV",
          "high_ns" : 1499650,
          "low_ns" : 2,
          "lower_quartile_ns" : 2.5,
          "mallocs" : 1,
          "median_ns" : 3,
          "minimum_ns" : 2,
          "operation" : "a,b",
          "predicted_bytes" : 3232,
          "ratio" : 4,
          "ratio_high" : 12345.7,
          "ratio_low" : 0.00123457,
          "samples_ns" : [
            1499650,
            2,
            3
          ],
          "size" : 160,
          "suite" : "state-update",
          "verdict" : "slower"
        }

        """)
  }
}
