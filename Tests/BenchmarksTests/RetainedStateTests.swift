import Report
import Testing

@testable import Benchmarks

struct RetainedStateTests {
  private let state = AppState.medium

  @Test func `a state without a second holder is changed in place`() {
    #expect(RetainedStateSuite.result(of: [], on: state)[.copiedElements] == 0)
  }

  @Test(arguments: Holder.allCases)
  func `each holder alone causes a copy of the touched array only`(holder: Holder) {
    #expect(
      RetainedStateSuite.result(of: [holder], on: state)[.copiedElements] == state.posts.count)
  }

  @Test func `all holders together cause one copy`() {
    let result = RetainedStateSuite.result(of: Holder.allCases, on: state)

    #expect(result[.copiedElements] == state.posts.count)
    #expect(result.contender == "subscriber + oldValue + scan + undo log + tracer")
  }

  @Test func `a filter that names no holder measures nothing`() {
    #expect(throws: BenchError.self) {
      try RetainedStateSuite.report(BenchOptions(filter: "zebra")) { _ in Issue.record() }
    }
  }

  @Test func `the tables show each holder alone, and all in turn`() throws {
    let report = try RetainedStateSuite.report(BenchOptions(), size: 160) { _ in }

    let names = (report.tables + report.details).map { $0.sections[0].rows.map { $0[0].text } }
    #expect(names[0] == ["none", "subscriber", "oldValue", "scan", "undo log", "tracer"])
    #expect(
      names[1] == [
        "subscriber, oldValue, scan, undo log, tracer", "oldValue, scan, undo log, tracer",
        "scan, undo log, tracer", "undo log, tracer", "tracer", "none",
      ])
    #expect(
      report.answer == """
        Each of 5 holders alone causes a copy; all of them together copy 50 elements once, and the \
        copy goes away only with the last.
        """)
  }
}
