import Foundation
import Report
import Testing
import Trace

@testable import Benchmarks

/// The JSON as somebody reads it who knows nothing but its schema.
struct AuditShapeTests {
  /// What stands of each form, also where nothing could be measured.
  private static let formKeys: Set = [
    "name", "pattern", "mutations", "attributed_default", "attributed_added", "with_field",
    "added_lines",
    "sited", "write_surface", "planted", "found", "precision", "recall", "exact_path", "replay",
    "candidates", "candidates_before", "candidates_after", "levels",
  ]
  private static let levelKeys: Set = [
    "level", "ratio", "ratio_low", "ratio_high", "mallocs", "bytes",
  ]

  @Test func `every key of the schema is there`() throws {
    let report = try object(of: .sample)
    let form = try #require((report["forms"] as? [[String: Any]])?.first)
    let fields = try #require(form["write_surface"] as? [[String: Any]])
    let levels = try #require(form["levels"] as? [[String: Any]])

    #expect(report["schema"] as? String == "pattern-lab.audit/1")
    #expect(Self.formKeys.subtracting(form.keys) == [])
    #expect(form["replay"] is [String: Any])
    #expect(!fields.isEmpty)
    #expect(fields.allSatisfy { $0.keys.sorted() == ["field", "from_module", "from_view"] })
    #expect(
      levels.map { $0["level"] as? String } == ["off", "actions", "fields", "sites", "snapshots"])
    #expect(levels.allSatisfy { Self.levelKeys.isSubset(of: $0.keys) })
  }

  @Test func `what could not be measured is null`() throws {
    var bare = FormAudit(name: "MVI")
    bare.levels = [LevelPrice(level: .off, mallocs: nil, bytes: nil, acts: 27)]
    let report = AuditReport(environment: .sample(), forms: [bare], writes: [])
    let form = try #require((try object(of: report)["forms"] as? [[String: Any]])?.first)
    let level = try #require((form["levels"] as? [[String: Any]])?.first)

    #expect(Self.formKeys.subtracting(form.keys) == [])
    #expect(form["planted"] as? Int == 0)
    #expect(form["found"] as? Int == 0)
    for key in ["precision", "recall", "sited", "added_lines", "candidates_before"] {
      #expect(form[key] is NSNull, "\(key)")
    }
    for key in ["ratio", "ratio_low", "ratio_high", "mallocs", "bytes"] {
      #expect(level[key] is NSNull, "\(key)")
    }
    #expect(try JSONDecoder().decode(AuditReport.self, from: data(of: report)) == report)
  }

  private func object(of report: AuditReport) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: data(of: report)) as? [String: Any])
  }

  private func data(of report: AuditReport) throws -> Data {
    Data(try JSONFile.text(of: report).utf8)
  }
}
