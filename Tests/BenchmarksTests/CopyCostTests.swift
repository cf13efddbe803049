import LabOutput
import Testing

@testable import LabBenchmarks
@testable import LabMeasure

struct CopyCostTests {
  /// Counts on both sides of a step: 48 posts fill three quarters of 64 buckets.
  private func results(
    _ timings: Timings, _ filter: String? = nil
  ) async throws -> [BenchResult] {
    var results: [BenchResult] = []
    let benchmarks = CopyCostSuite.benchmarks(of: 48, comparing: 20)
    for benchmark in try benchmarks(BenchOptions(filter: filter)) {
      results += try await benchmark.results(of: "copy-cost", timings)
    }
    return results
  }

  @Test func `copies exactly the predicted bytes`() async throws {
    let results = try await results(Timings()).filter { $0.operation == "copy" }
    let bytes = results.map { $0[.predictedBytes] }

    #expect(
      results.map(\.contender) == [
        "heap strings", "small strings", "no references", "48 by id", "49 by id",
      ])
    #expect(bytes == [3_104, 3_104, 3_104, 4_680, 9_296])
    if Allocations.isAvailable, BuildMode.current == .release {
      #expect(results.map { $0[.bytes] } == bytes)
    }
  }

  @Test func `comparing equal arrays allocates nothing`() async throws {
    let results = try await results(Timings()).filter { $0.operation == CopyCostSuite.comparison }

    #expect(results.map(\.contender) == ComparedArrays.all.map(\.name))
    #expect(results.allSatisfy { $0.size == 20 })
    if Allocations.isAvailable { #expect(results.map { $0[.mallocs] } == [0, 0, 0, 0, 0]) }
  }

  @Test func `a copy into fresh pages is compared with the same copy`() async throws {
    let timings = Timings([
      "copy, 48 elements": .steady([("heap strings", 1_000), ("no references", 100)]),
      "copy into fresh pages, 48 elements": .steady([
        ("heap strings", 1_500), ("no references", 300),
      ]),
    ])
    let tables = CopyCostTables(
      results: try await results(timings, "no references"), timings: timings)

    #expect(
      tables.answer == """
        References: 100 ns for elements without any, 1.00 µs for posts with two strings each, which \
        are as many bytes.
        """)
    #expect(
      tables.costs.sections[0].rows.map { $0.map(\.text).dropFirst(2) } == [
        ["1.00 µs", "", "", "1.50×", "1.50–1.50"],
        ["100 ns", "0.100×", "0.100–0.100", "3.00×", "3.00–3.00"],
      ])
  }
}
