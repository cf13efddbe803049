import Testing

@testable import Benchmarks

struct NameFilterTests {
  @Test(arguments: [
    (nil, ["MV", "MVI", "MVIContainer"]), ("", ["MV", "MVI", "MVIContainer"]), ("mvi", ["MVI"]),
    ("mvic", ["MVIContainer"]), ("V", ["MV", "MVI", "MVIContainer"]), ("redux", []),
  ])
  func `keeps the whole name, or else those that contain it`(text: String?, kept: [String]) {
    #expect(NameFilter(text).matching(["MV", "MVI", "MVIContainer"]) == kept)
    #expect(NameFilter(text).isGiven == !(text ?? "").isEmpty)
  }
}
