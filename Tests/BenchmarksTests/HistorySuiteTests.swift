import LabMeasure
import LabOutput
import Testing

@testable import LabBenchmarks
@testable import LabHarness

struct HistorySuiteTests {
  @Test(arguments: [
    (nil, false, [0, 10, 100, 1_000], 5), ("", true, [0, 10, 100], 5),
    ("1000", true, [1_000], 5), ("Depth 1", false, [10, 100, 1_000], 5),
    ("depth 100", false, [100], 5), ("class", false, [0, 10, 100, 1_000], 3),
  ])
  func `a filter keeps what it names, and the baseline`(
    filter: String?, isQuick: Bool, depths: [Int], storages: Int
  ) throws {
    let selection = try HistorySuite.selection(BenchOptions(isQuick: isQuick, filter: filter))

    #expect(selection.depths == depths)
    #expect(selection.storages.count == storages)
    #expect(selection.storages[0].name == "array")
  }
}
