import LabSpecification
import Testing

struct ConformanceTableTests {
  @Test func `takes the behaviour from the name of the test`() {
    #expect(ConformanceRun(of: "F6: a like").behaviour == "F6")
    #expect(ConformanceRun(of: "`F10: the switch`(_:)").behaviour == "F10")
  }

  @Test func `ticks a pair only if all its test cases passed`() {
    var table = ConformanceTable()
    for (behaviour, pattern, hasPassed) in [
      ("F6", "A", true), ("F6", "A", false), ("F6", "A", true), ("F6", "B", true),
      ("F10", "B", true),
    ] {
      table.record(run(of: behaviour, on: pattern, hasPassed: hasPassed))
    }

    #expect(
      table.text(patterns: ["A", "Long", "B"]) == """
        What this run has tested

             A  Long  B
        ───────────────
        F6   ✗  ·     ✓
        F10  ·  ·     ✓

        ✓ all tests passed, ✗ one failed, · not run
        """)
  }

  private func run(
    of behaviour: String, on pattern: String, hasPassed: Bool
  ) -> ConformanceRun {
    let run = ConformanceRun(of: "\(behaviour): a test")
    run.runs(on: pattern)
    if !hasPassed { run.fail() }
    return run
  }
}
