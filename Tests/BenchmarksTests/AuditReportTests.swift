import Foundation
import LabMeasure
import LabOutput
import LabTrace
import Testing

@testable import LabAudit
@testable import LabBenchmarks
@testable import LabHarness

struct AuditReportTests {
  @Test func `shows the grade, and each answer in a table`() {
    let tables = AuditTables(.sample)
    let text =
      tables.head + "\n\n" + tables.all.map { $0.rendered(width: 80) }.joined(separator: "\n\n")

    #expect(
      text == """
        Times: noisy

        Who changed it, and can it be replayed

        pattern       changes  field  where  function  named  lines   acts  lost
        ────────────────────────────────────────────────────────────────────────
        MVIContainer      120    110    119       118    120    108  1,540    12
        MVP                 0      0      –         –      0      –      –     –

        changes: mutations of the scripted session. field: those with a known field, not
        only a known write to the state. where: with the pattern's line that wrote.
        function: in a function that served one kind of act, here and in four random
        sessions, so that its name says why. named: with a named action, which says why
        in any build. lines: of code that name actions. acts: what was done in random
        sessions that replay. lost: recorded events of the others, from the first that
        did not repeat.

        Who could have: fields that others may write to

        pattern       fields  from a view         from a module
        ───────────────────────────────────────────────────────
        MVIContainer       2  2 through a setter  0
        MVP                –  –                   –

        from a view: by one more file of the pattern; from a module: by another module
        of the package, as the compiler answered in this run. A field is open to
        assignment or through what is named. A stub ends its reactor. –: the sources are
        in another package. The JSON has each answer.

        What a level adds to the session

          pattern       off           actions   fields  snapshots
        ─────────────────────────────────────────────────────────
        time (noisy)
          MVIContainer  inconclusive    1.25×    1.25×      1.25×
          MVP           –

        mallocs per act
          MVIContainer  1,000           1,000    1,000      1,000
          MVP

        bytes per act
          MVIContainer  10.0 kB       10.0 kB  10.0 kB    10.0 kB
          MVP

        time: beside a recorder that is off; off: beside none at all.
        mallocs, bytes: without the acts that open a screen.

        What a level adds to one write beside 160,000 elements

          level         time  interval            mallocs   copied  promise
        ───────────────────────────────────────────────────────────────────
        struct in a store
          none       40.0 ns                            3
          off        3.00 ns  [2.50 ns, 3.50 ns]        0      0 B  kept
          fields      499 ns  [498 ns, 499 ns]          2      0 B  kept
          snapshots   270 µs  [270 µs, 270 µs]        4.5  5.12 MB

        none: the write without a recorder; below, what a level adds to it, with a 95 %
        interval (noisy). Promise: off and actions add at most 5.00 ns and no malloc,
        fields 1.50 µs and 2 mallocs, and only snapshots copy.
        Again: swift run -c release lab audit
        """)
  }

  @Test func `leaves out what no pattern has a value for, and times that were not taken`() {
    var audit = PatternAudit(name: "MV")
    audit.namingLines = 36
    let named = AuditTables(patterns: [audit]).named

    #expect(named.columns.map(\.title) == ["pattern", "changes", "field", "named", "lines"])
    #expect(!named.footnotes.joined().contains("where:"))
    #expect(!AuditTables(patterns: [.sample]).levels.rendered().contains("time"))
  }

  @Test func `writes what was measured, and leaves out the rest`() throws {
    let data = Data(try AuditReport.sample.json().utf8)
    let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let patterns = try #require(report["patterns"] as? [[String: Any]])

    #expect(report["schema"] as? String == "pattern-lab.audit/6")
    #expect(report.keys.sorted() == ["environment", "patterns", "schema", "trust", "writes"])
    #expect(
      patterns[0].keys.sorted() == [
        "levels", "located", "mutations", "name", "named", "naming_lines", "off_verdict", "replay",
        "told_by_function", "trust", "with_field", "write_surface",
      ])
    #expect(patterns[1]["replay"] == nil && patterns[1]["naming_lines"] == nil)
    #expect(
      (patterns[0]["write_surface"] as? [[String: String]])?[0] == [
        "field": "feed.query", "from_view": "allowed through a setter",
        "from_module": "refused: no",
      ])
  }

  @Test func `is graded by its worst times`() {
    func trust(_ patterns: [PatternAudit], _ writes: Trust...) -> Trust? {
      let prices = writes.map {
        WritePrice.sample(level: .off, nanoseconds: 1, mallocs: 0, trust: $0)
      }
      return AuditReport(environment: .sample(), patterns: patterns, writes: prices).trust
    }

    #expect(trust([.sample], .quiet) == .noisy)
    #expect(trust([.sample], .doNotTrust, .quiet) == .doNotTrust)
    #expect(trust([]) == nil)
  }

  @Test func `an untrusted run gives no verdict on a recorder that is off`() {
    func audited(control: Double) -> PatternAudit {
      var audit = PatternAudit(name: "MVI")
      audit.levels = [.off, .actions].map { LevelPrice($0, acts: 1, traced: nil, plain: nil) }
      audit.setTimes(.steady([("none", 100), ("off", 150), ("actions", 300)], control: control))
      return audit
    }
    let (quiet, noisy) = (audited(control: 1), audited(control: 1.3))

    #expect(
      quiet.offVerdict == .slower && quiet.trust == .quiet && quiet.levels[1].ratio?.median == 2)
    #expect(noisy.offVerdict == .inconclusive && noisy.trust == .doNotTrust)
  }
}

struct TraceabilityRowsTests {
  @Test func `each answer of the audit has a row, and no other question`() {
    let rows = [PatternAudit.sample, PatternAudit(name: "MV")]
      .flatMap { $0.results(in: "traceability") }
      .map { row -> String in
        let counts = Count.allCases.compactMap { count in
          row[count].map { "\(count.rawValue) \($0)" }
        }
        return "\(row.name.operation) \(row.name.contender): \(counts.joined(separator: ", "))"
      }

    #expect(
      rows.filter { !$0.contains(/recording [ofs]/) }.joined(separator: "\n") == """
        whole session MVIContainer: mutations 120, named_mutations 120, naming_lines 108
        write surface MVIContainer: state_fields 2, open_to_views 2, open_to_modules 0
        replay MVIContainer: acts 1540, not_replayed 12
        recording actions MVIContainer: acts 27, mallocs 27000, bytes 270000
        whole session MV: mutations 0, named_mutations 0
        """)
  }
}
