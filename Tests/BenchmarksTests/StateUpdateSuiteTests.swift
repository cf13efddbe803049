import Testing

@testable import LabBenchmarks
@testable import LabMeasure

struct StateUpdateSuiteTests {
  @Test(arguments: [false, true])
  func `counting alone has all operations, sizes and strategies`(isQuick: Bool) throws {
    var options = BenchOptions(isQuick: isQuick, isCountsOnly: true)
    options.largestSize = 1_600

    let benchmarks = try StateUpdateSuite.benchmarks(options)

    // Two sizes of four operations, and the only one at which 100 posts can be liked.
    #expect(benchmarks.map(\.size) == [160, 1_600, 160, 1_600, 160, 1_600, 160, 1_600, 1_600])
    #expect(benchmarks.allSatisfy { $0.contenders.count == Strategies.all.count })
  }

  @Test(arguments: [
    (nil, 5, 14), ("", 5, 14), ("LIKE ONE", 1, 14), ("in place", 5, 1), ("enum bound", 5, 3),
    ("kept", 5, 3), ("like 100 posts", 1, 14),
  ])
  func `a filter keeps what it names, the baseline and the fix`(
    filter: String?, operations: Int, strategies: Int
  ) throws {
    let selection = try StateUpdateSuite.selection(BenchOptions(filter: filter))

    #expect(selection.operations.count == operations)
    #expect(selection.strategies.count == strategies)
    #expect(selection.strategies[0].name == "struct in place")
  }

  @Test func `a filter that names nothing is an error with some names`() {
    let error = #expect(throws: BenchError.self) {
      try StateUpdateSuite.selection(BenchOptions(filter: "Redux"))
    }

    #expect(
      error?.description == """
        nothing matches 'Redux'; there is like one post, edit one user, remove a post, flip \
        isLoading, like 100 posts, struct in place, …
        """)
  }
}
