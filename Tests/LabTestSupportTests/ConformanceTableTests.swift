import LabTestSupport
import PatternList
import Testing

struct ConformanceTableTests {
  let known = [KnownDifference(pattern: "B", test: "F6: a like", reason: "a reason")]

  @Test func `a test's number stands before the colon`() {
    #expect(ConformanceRun(test: "F6: a like").behaviour == "F6")
    #expect(ConformanceRun(test: "`F10: the switch`(_:)").behaviour == "F10")
  }

  @Test func `a failure counts, unless it is a known difference of that pattern`() {
    let (failing, known) = (run(on: "A"), run(on: "B"))

    #expect(!failing.isExcused("a failure") && failing.outcome == .failed)
    #expect(known.isExcused("a failure") && known.outcome == .differed)
    #expect(failing.end() == nil && known.end() == nil)
  }

  @Test func `a known difference that does not happen is told`() {
    #expect(run(on: "B").end()?.hasPrefix("B passes this test") == true)
    #expect(run(on: "A").end() == nil)
  }

  @Test func `a pair holds when all of its test cases do`() {
    var table = ConformanceTable()
    table.note("F6", "A", .held)
    table.note("F6", "A", .failed)
    table.note("F6", "A", .held)
    table.note("F6", "B", .held)
    table.note("F10", "B", .differed)

    #expect(
      table.text(patterns: ["A", "B"]) == """
        What was checked in this run

             A  B
        ─────────
        F6   ✗  ✓
        F10  ·  ≠

        ✓ all its tests passed, ✗ one failed, ≠ a known difference, · not run
        """)
  }

  @Test func `every known difference is of a pattern that there is, and says why`() {
    let patterns = PatternUnderTest.all.map(\.testDescription)
    for difference in KnownDifference.all {
      #expect(patterns.contains(difference.pattern) && !difference.reason.isEmpty)
    }
  }

  private func run(on pattern: String) -> ConformanceRun {
    let run = ConformanceRun(test: "F6: a like rolls back", known: known)
    run.isAbout(pattern)
    return run
  }
}
