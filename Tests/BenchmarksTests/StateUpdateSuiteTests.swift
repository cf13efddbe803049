import Measure
import Testing

@testable import Benchmarks

struct StateUpdateSuiteTests {
  private func run(_ options: BenchOptions) throws -> [String] {
    var options = options
    options.largestSize = 1_600
    return try StateUpdateSuite.benchmarks(options).map { "\($0.operation), \($0.size)" }
  }

  @Test func `a full run has every operation at every size that is large enough`() throws {
    let measurements = try run(BenchOptions())

    #expect(measurements.count == 3 * 5 + 1)
    #expect(
      measurements.prefix(3) == ["like one post, 16", "like one post, 160", "like one post, 1600"])
    #expect(measurements.last == "like 100 posts, 1600")
  }

  @Test func `a quick run has one operation, and counting alone has all`() throws {
    var options = BenchOptions(isQuick: true)
    options.largestSize = 16_000

    let quick = try StateUpdateSuite.benchmarks(options)

    #expect(quick.map(\.size) == [160, 1_600, 16_000])
    #expect(try run(BenchOptions(isQuick: true, isCountsOnly: true)).count == 3 * 5 + 1)
  }

  @Test(arguments: [
    (nil, 6, 19), ("", 6, 19), ("LIKE ONE", 1, 19), ("in place", 6, 1), ("enum bound", 6, 3),
    ("scan", 6, 3), ("like 100 posts", 1, 19),
  ])
  func `a filter keeps what it names, the baseline and the fix`(
    filter: String?, operations: Int, strategies: Int
  ) throws {
    let selection = try StateUpdateSuite.selection(filter)

    #expect(selection.operations.count == operations)
    #expect(selection.strategies.count == strategies)
    #expect(selection.strategies[0].name == "struct in place")
  }

  @Test func `a filter that names nothing is an error with all names`() {
    let error = #expect(throws: BenchError.self) { try StateUpdateSuite.selection("redux") }

    #expect(error?.isMismatch == true)
    #expect(error?.description.contains("like one post, edit one user") == true)
  }
}
