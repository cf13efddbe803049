import Measure
import Report
import Testing

@testable import Benchmarks
@testable import Harness
@testable import StateBenchmarks

struct CopyCostTests {
  /// Counts on both sides of a step: 48 posts fill three quarters of 64 buckets.
  private func benchmark(_ filter: String? = nil) throws -> Benchmark {
    try CopyCostSuite.benchmark(BenchOptions(filter: filter), count: 48)
  }

  @Test func `copies exactly the predicted bytes`() throws {
    let results = try benchmark().results(of: "copy-cost", Timings())
    let bytes = results.map { $0[.predictedBytes] }

    #expect(
      results.map(\.contender).enumerated().filter { $0.offset % 2 == 0 }.map(\.element) == [
        "heap strings", "small strings", "no references", "in chunks", "48 by id", "49 by id",
      ])
    #expect(bytes[..<5] == [3_104, nil, 3_104, nil, 3_104])
    #expect(bytes[8] == 4_680 && bytes[10] == 9_296)
    if Allocations.isAvailable, BuildMode.current == .release {
      #expect(results.map { $0[.bytes] } == bytes)
    }
  }

  @Test(arguments: [(nil, 12), ("chunks", 4), ("heap", 2)])
  func `a filter keeps what it names, and the baseline`(filter: String?, count: Int) throws {
    #expect(try benchmark(filter).contenders.count == count)
  }

  @Test func `a copy into fresh pages is compared with the same copy`() throws {
    let benchmark = try benchmark("no references")
    let names = ["heap strings", "heap strings, fresh pages", "no references"]
    let timings = Timings([
      "copy, 48 elements": .steady(
        Array(zip(names + ["no references, fresh pages"], [1_000, 1_500, 100, 300])))
    ])
    let tables = CopyCostTables(
      results: try benchmark.results(of: "copy-cost", timings), timings: timings)

    #expect(
      tables.answer == """
        References: 100 ns for elements without any, 1.00 µs for posts with two strings each, which \
        are as many bytes.
        """)
    #expect(
      tables.costs.sections[0].rows.map { $0.map(\.text).dropFirst(2) } == [
        ["1.00 µs", "", "baseline", "1.50×", "1.50–1.50"],
        ["100 ns", "0.100×", "0.100–0.100", "3.00×", "3.00–3.00"],
      ])
  }

  @Test func `every row fits into 80 columns`() throws {
    let benchmark = try CopyCostSuite.benchmark(BenchOptions())
    let cases = benchmark.contenders.map { ($0.timed.title, 999.4e6) }
    let timings = Timings(["copy, 49152 elements": .steady(cases)])
    let results = cases.map { name, _ in
      var result = BenchResult(
        suite: "copy-cost", operation: "copy", contender: name, size: CopyCostSuite.count)
      result[.predictedBytes] = 9_990_000
      timings["copy, 49152 elements"].map { result.setTimes(in: $0) }
      return result
    }
    let tables = CopyCostTables(results: results, timings: timings)

    #expect(tables.costs.fits)
    #expect(tables.samples.fits)
  }
}
