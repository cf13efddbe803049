import Measure
import Testing

@testable import Benchmarks

struct StateUpdateSuiteTests {
  @Test func `sizes grow tenfold, up to the largest asked for`() {
    var options = BenchOptions()
    #expect(StateUpdateSuite.sizes(options) == [16, 160, 1_600, 16_000, 160_000])

    options.largestSize = 2_000_000
    #expect(StateUpdateSuite.sizes(options).last == 1_600_000)
  }

  @Test @MainActor func `a quick run times the first operation at the largest sizes`() throws {
    var options = BenchOptions(isQuick: true, filter: "chunk")
    options.largestSize = 1_600

    let names = try StateUpdateSuite.measurements(options).map(\.name)

    #expect(
      names == [
        "like one post, 16 elements", "like one post, 160 elements",
        "like one post, 1,600 elements",
      ])
  }

  @Test func `suites have names of their own`() {
    #expect(Set(Suite.all.map(\.name)).count == Suite.all.count)
  }
}
