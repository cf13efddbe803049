import Foundation
import LabOutput
import LabTrace
import Testing

@testable import LabAudit
@testable import LabBenchmarks
@testable import LabMeasure

struct AuditReportTests {
  @Test func `writes what was measured, and leaves out the rest`() throws {
    let data = Data(try AuditReport.sample.json().utf8)
    let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let patterns = try #require(report["patterns"] as? [[String: Any]])

    #expect(report["schema"] as? String == "pattern-lab.audit/8")
    #expect(report.keys.sorted() == ["environment", "patterns", "schema", "trust"])
    #expect(
      patterns[0].keys.sorted() == [
        "levels", "located", "mutations", "name", "named", "naming_lines", "off_verdict", "replay",
        "trust", "with_field", "write_surface",
      ])
    #expect(patterns[1]["replay"] == nil && patterns[1]["naming_lines"] == nil)
    #expect(
      patterns[0]["write_surface"] as? NSDictionary == [
        "fields": [
          ["name": "FeedModel.query"],
          ["name": "FeedModel.draft", "error": "no"],
        ], "calls": ["FeedModel.display"],
      ])
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
        write surface MVIContainer: state_fields 2, open_to_views 1, open_calls 1
        replay MVIContainer: acts 1540, not_replayed 12
        recording actions MVIContainer: acts 27, mallocs 27000, bytes 270000
        whole session MV: mutations 0, named_mutations 0
        """)
  }
}
