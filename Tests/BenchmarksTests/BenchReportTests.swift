import Benchmarks
import Measure
import Report
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct BenchReportTests {
  private var full: BenchResult {
    var result = BenchResult(
      suite: "state-update", operation: "like one post", contender: "rebuild", size: 160)
    result.medianNanoseconds = 2
    result.lowNanoseconds = 1.5
    result.highNanoseconds = 2.5
    result.samplesNanoseconds = [1.5, 2, 2.5]
    result.baseline = "struct in place"
    result.ratio = 4
    result.ratioLow = 3.5
    result.ratioHigh = 4.5
    result.verdict = "slower"
    result.mallocs = 1
    result.bytes = 3_232
    result.predictedBytes = 3_232
    result.copiedElements = 50
    result.retainedBytes = 32_352
    result.predictedRetainedBytes = 32_352
    return result
  }

  @Test func `a row has one key per figure`() throws {
    #expect(
      try JSONFile.text(of: full) == """
        {
          "baseline" : "struct in place",
          "bytes" : 3232,
          "contender" : "rebuild",
          "copied_elements" : 50,
          "high_ns" : 2.5,
          "low_ns" : 1.5,
          "mallocs" : 1,
          "median_ns" : 2,
          "operation" : "like one post",
          "predicted_bytes" : 3232,
          "predicted_retained_bytes" : 32352,
          "ratio" : 4,
          "ratio_high" : 4.5,
          "ratio_low" : 3.5,
          "retained_bytes" : 32352,
          "samples_ns" : [
            1.5,
            2,
            2.5
          ],
          "size" : 160,
          "suite" : "state-update",
          "verdict" : "slower"
        }

        """)
  }

  @Test func `what was not measured has no key`() throws {
    let result = BenchResult(suite: "trace", operation: "tap", contender: "MV", size: 20)

    #expect(
      try JSONFile.text(of: result) == """
        {
          "contender" : "MV",
          "operation" : "tap",
          "size" : 20,
          "suite" : "trace"
        }

        """)
  }

  @Test func `a report is read back as it was written`() throws {
    let report = BenchReport(environment: .current(), noise: [:], results: [full])
    let text = try JSONFile.text(of: report)

    #expect(text.contains(#""schema" : "pattern-lab.bench/2""#))
    #expect(try JSONDecoder().decode(BenchReport.self, from: Data(text.utf8)) == report)
  }
}
