import Measure
import Testing

@testable import Benchmarks

struct StateUpdateSuiteTests {
  @Test(arguments: [(false, false, 16), (true, false, 3), (true, true, 16)])
  func `a quick run has one operation, and counting alone has all`(
    isQuick: Bool, isCountsOnly: Bool, count: Int
  ) throws {
    var options = BenchOptions(isQuick: isQuick, isCountsOnly: isCountsOnly)
    options.largestSize = 1_600

    let benchmarks = try StateUpdateSuite.benchmarks(options)

    // Three sizes of five operations, and the only one at which 100 posts can be liked.
    #expect(
      benchmarks.map(\.size) == (0..<count).map { $0 == 15 ? 1_600 : [16, 160, 1_600][$0 % 3] })
    #expect(benchmarks[2].operation == "like one post")
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

  @Test func `a filter that names nothing is an error with some names`() {
    let error = #expect(throws: BenchError.self) { try StateUpdateSuite.selection("Redux") }

    #expect(
      error?.description == """
        nothing matches 'Redux'; there is like one post, edit one user, append a comment, remove a \
        post, flip isLoading, like 100 posts, …
        """)
  }

  @Test(arguments: [
    (nil, ["MV", "MVI", "MVIContainer"]), ("mvi", ["MVI"]), ("mvic", ["MVIContainer"]),
    ("V", ["MV", "MVI", "MVIContainer"]), ("redux", []),
  ])
  func `a name filter keeps the whole name, or else those that contain it`(
    text: String?, kept: [String]
  ) {
    #expect(NameFilter(text).matching(["MV", "MVI", "MVIContainer"]) == kept)
  }
}
