import Foundation
import Measure
import Report
import Testing
import Trace

@testable import Benchmarks

struct AuditReportTests {
  @Test func `shows the grade, and each answer in a table`() {
    let tables = AuditTables(.sample)
    let text =
      tables.head + "\n\n" + tables.all.map { $0.rendered(width: 80) }.joined(separator: "\n\n")

    #expect(
      text == """
        Times: noisy

        Who changed it, and can it be replayed

        pattern       changes  field  as it is  named  lines  sited   acts  lost
        ────────────────────────────────────────────────────────────────────────
        MVIContainer      120    110       100    120    108    119  1,540    12
        MVP                 0      0         0      0      –      –      –     –

        changes: mutations of the scripted session. field: those with a known field, not
        only a known write to the state. as it is: those with a named action, without
        lines for it. named: those with a named action, with the lines. lines: lines of
        code that tracing takes. sited: changes with the line of the pattern that wrote.
        acts: what was done in random sessions that replay. lost: recorded events of the
        others, from the first that did not repeat.

        Who could have: fields that others may write to

        pattern       fields  from a view         from a module
        ───────────────────────────────────────────────────────
        MVIContainer       2  2 through a setter  0
        MVP                0  0                   0

        from a view: by one more file of the pattern; from a module: by another module
        of the package, as the compiler answered in this run. A field is open to
        assignment or through what is named. A stub ends its reactor. The JSON has each
        answer.

        What a level adds to the session

          pattern       off           actions   fields    sites  snapshots
        ──────────────────────────────────────────────────────────────────
        time (noisy)
          MVIContainer  inconclusive    1.25×    1.25×    1.25×      1.25×
          MVP           –

        mallocs per act
          MVIContainer  1,000           1,000    1,000    1,000      1,000
          MVP

        bytes per act
          MVIContainer  10.0 kB       10.0 kB  10.0 kB  10.0 kB    10.0 kB
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
    audit.addedLines = 36
    let named = AuditTables(patterns: [audit]).named

    #expect(
      named.columns.map(\.title) == ["pattern", "changes", "field", "as it is", "named", "lines"])
    #expect(!named.footnotes.joined().contains("sited:"))
    #expect(!AuditTables(patterns: [.sample]).levels.rendered().contains("time"))
  }

  @Test func `writes what was measured, and leaves out the rest`() throws {
    let data = Data(try AuditReport.sample.json().utf8)
    let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let patterns = try #require(report["patterns"] as? [[String: Any]])
    let levels = try #require(patterns[0]["levels"] as? [[String: Any]])

    #expect(report["schema"] as? String == "pattern-lab.audit/3")
    #expect(report.keys.sorted() == ["environment", "patterns", "schema", "trust", "writes"])
    #expect(
      patterns[0].keys.sorted() == [
        "added_lines", "attributed_added", "attributed_default", "levels", "mutations", "name",
        "off_verdict", "replay", "sited", "trust", "with_field", "write_surface",
      ])
    #expect(patterns[1]["replay"] == nil && patterns[1]["added_lines"] == nil)
    #expect(patterns[0]["replay"] as? [String: Int] == ["acts": 1_540, "not_replayed": 12])
    #expect(
      patterns[0]["write_surface"] as? [[String: String]] == [
        [
          "field": "feed.query", "from_view": "allowed through a setter",
          "from_module": "refused: no",
        ],
        ["field": "feed.draft", "from_view": "allowed", "from_module": "refused: no"],
      ])
    #expect(
      levels[0].keys.sorted() == [
        "acts", "bytes", "level", "mallocs", "ratio", "ratio_high", "ratio_low",
      ])
  }

  @Test func `is graded by its worst times`() {
    func trust(_ writes: Trust...) -> Trust? {
      AuditReport(
        environment: .sample(), patterns: [.sample],
        writes: writes.map { .sample(level: .off, nanoseconds: 1, mallocs: 0, trust: $0) }
      ).trust
    }

    #expect(trust(.quiet) == .noisy)
    #expect(trust(.doNotTrust, .quiet) == .doNotTrust)
    #expect(AuditReport(environment: .sample(), patterns: [], writes: []).trust == nil)
  }

  @Test func `an untrusted run gives no verdict on a recorder that is off`() {
    func verdict(control: [Int]) -> (Verdict?, Trust?, ratio: Double?) {
      func series(_ name: String, _ times: [Int]) -> Series {
        Series(
          name: name,
          samples: times.map { Sample(cpu: Double($0), wall: Double($0), iterations: 1) })
      }
      var audit = PatternAudit(name: "MVI")
      audit.levels = [
        LevelPrice(.off, acts: 1, traced: nil, plain: nil),
        LevelPrice(.actions, acts: 1, traced: nil, plain: nil),
      ]
      audit.setTimes(
        Rounds(
          baseline: series("none", Array(repeating: 100, count: 20)),
          control: series("none", control),
          challengers: [
            series("off", Array(repeating: 150, count: 20)),
            series("actions", Array(repeating: 300, count: 20)),
          ]))
      return (audit.offVerdict, audit.trust, audit.levels[1].ratio)
    }

    #expect(verdict(control: Array(repeating: 100, count: 20)) == (.slower, .quiet, 2))
    #expect(verdict(control: Array(repeating: 130, count: 20)) == (.inconclusive, .doNotTrust, 2))
  }
}

struct TraceabilityRowsTests {
  @Test func `each answer of the audit has a row, and no other question`() {
    let rows =
      (PatternAudit.sample.results(in: "traceability")
      + PatternAudit(name: "MV").results(in: "traceability")).map { row -> String in
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
        traceability whole session MV 50: 0 0 – – – – – – –
        traceability as it is MV 50: 0 0 – – – – – – –
        """)
  }
}
