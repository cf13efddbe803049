import LabOutput
import Testing

@testable import LabBenchmarks
@testable import LabMeasure

struct RetainedStateTests {
  private let state = AppState.medium

  @Test(arguments: [[]] + Holder.allCases.map { [$0] } + [Holder.allCases])
  func `any holders cause one copy of the touched array only`(holders: [Holder]) {
    let result = RetainedStateSuite.result(of: holders, on: state)

    #expect(result[.copiedElements] == (holders.isEmpty ? 0 : state.posts.count))
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
