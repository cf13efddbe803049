import Report
import Testing

@testable import Benchmarks

struct AuditTablesTests {
  @Test func `columns of what was not counted are left out`() throws {
    var pattern = PatternAudit(name: "MV")
    #expect(heads(of: pattern) == ["pattern", "changes", "field", "as it is", "named"])

    pattern.addedLines = 36
    #expect(
      heads(of: pattern) == [
        "pattern", "changes", "field", "as it is", "named", "lines", "one more",
      ])

    pattern.sited = 42
    #expect(heads(of: pattern).contains("sited"))
  }

  @Test func `what a table does not show, it does not explain`() throws {
    let text = AuditTables(patterns: [PatternAudit(name: "MV")]).named.footnotes.joined()

    #expect(text.contains("as it is"))
    #expect(!text.contains("sited") && !text.contains("lines:"))
  }

  @Test func `no two columns of a table have one head`() {
    for table in AuditTables(patterns: [.sample]).all {
      let heads = table.columns.map(\.title)
      #expect(Set(heads).count == heads.count)
    }
  }

  private func heads(of pattern: PatternAudit) -> [String] {
    AuditTables(patterns: [pattern]).named.columns.map(\.title)
  }
}
