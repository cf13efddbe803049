import Testing

@testable import LabSpecification

struct ConformanceTableTests {
  @Test func `says ok of a pair only if all its test cases passed`() throws {
    var table = ConformanceTable()
    for (pattern, hasPassed) in [("MV", true), ("MV", false), ("MV", true), ("MVI", true)] {
      let run = ConformanceRun(of: "F6: a test")
      run.runs(on: pattern)
      if !hasPassed { run.fail() }
      table.record(run)
    }

    let row = try #require(table.text.split(separator: "\n").first { $0.hasPrefix("F6") })
    let cells = row.split(separator: " ").dropFirst()
    #expect(cells == ["failed", "-", "-", "-", "-", "ok", "-", "-"])
  }
}
