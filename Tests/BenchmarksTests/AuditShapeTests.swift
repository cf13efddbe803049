import Foundation
import Report
import Testing
import Trace

@testable import Benchmarks

/// The JSON as somebody reads it who knows nothing but its schema.
struct AuditShapeTests {
  /// What stands of each pattern, also where nothing could be measured.
  private static let patternKeys: Set = [
    "name", "family", "mutations", "attributed_default", "attributed_added", "with_field",
    "added_lines",
    "sited", "write_surface", "planted", "found", "precision", "recall", "exact_path", "replay",
    "candidates", "candidates_before", "candidates_after", "levels",
  ]
  private static let levelKeys: Set = [
    "level", "ratio", "ratio_low", "ratio_high", "mallocs", "bytes",
  ]

  @Test func `every key of the schema is there`() throws {
    let report = try object(of: .sample)
    let pattern = try #require((report["patterns"] as? [[String: Any]])?.first)
    let fields = try #require(pattern["write_surface"] as? [[String: Any]])
    let levels = try #require(pattern["levels"] as? [[String: Any]])

    #expect(report["schema"] as? String == "pattern-lab.audit/2")
    #expect(Self.patternKeys.subtracting(pattern.keys) == [])
    #expect(pattern["replay"] is [String: Any])
    #expect(!fields.isEmpty)
    #expect(fields.allSatisfy { $0.keys.sorted() == ["field", "from_module", "from_view"] })
    #expect(
      levels.map { $0["level"] as? String } == ["off", "actions", "fields", "sites", "snapshots"])
    #expect(levels.allSatisfy { Self.levelKeys.isSubset(of: $0.keys) })
  }

  @Test func `what could not be measured is null`() throws {
    var bare = PatternAudit(name: "MVI")
    bare.levels = [LevelPrice(level: .off, mallocs: nil, bytes: nil, acts: 27)]
    let report = AuditReport(environment: .sample(), patterns: [bare], writes: [])
    let pattern = try #require((try object(of: report)["patterns"] as? [[String: Any]])?.first)
    let level = try #require((pattern["levels"] as? [[String: Any]])?.first)

    #expect(Self.patternKeys.subtracting(pattern.keys) == [])
    #expect(pattern["planted"] as? Int == 0)
    #expect(pattern["found"] as? Int == 0)
    for key in ["precision", "recall", "sited", "added_lines", "candidates_before"] {
      #expect(pattern[key] is NSNull, "\(key)")
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
