import Testing
import Trace

@testable import Benchmarks

struct TraceabilityRowsTests {
  @Test func `each answer of the audit has a row`() {
    let rows = PatternAudit.sample.results(in: "traceability").map { row in
      let counts = [
        row[.mutations], row[.namedMutations], row[.stateFields], row[.openToViews],
        row[.openToModules],
        row[.acts], row[.notReplayed], row[.mallocs], row[.bytes],
      ]
      return "\(row.name.suite) \(row.name.operation) \(row.name.contender) \(row.name.size): "
        + counts.map { $0.map { "\($0)" } ?? "–" }.joined(separator: " ")
    }

    #expect(
      rows.joined(separator: "\n") == """
        traceability whole session MVIContainer 50: 120 120 – – – – – – –
        traceability as it is MVIContainer 50: 120 100 – – – – – – –
        traceability write surface MVIContainer 50: – – 2 2 0 – – – –
        traceability replay MVIContainer 50: – – – – – 1540 12 – –
        traceability recording off MVIContainer 50: – – – – – 27 – 27000 270000
        traceability recording actions MVIContainer 50: – – – – – 27 – 27000 270000
        traceability recording fields MVIContainer 50: – – – – – 27 – 27000 270000
        traceability recording sites MVIContainer 50: – – – – – 27 – 27000 270000
        traceability recording snapshots MVIContainer 50: – – – – – 27 – 27000 270000
        """)
  }

  @Test func `a question that was not asked has no row`() {
    let rows = PatternAudit(name: "MV").results(in: "traceability")

    #expect(rows.map(\.name.operation) == ["whole session", "as it is"])
  }
}
