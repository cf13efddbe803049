import Report
import Testing

@testable import Benchmarks

struct AuditTablesTests {
  @Test func `a pattern refuses what the compiler refused, and nothing else`() {
    let refused = WriteSurface.Access.refused("setter is inaccessible")

    #expect(planted(in: pattern(fromModule: refused, refused)) == [Cell("refused", .good)])
    #expect(planted(in: pattern(fromModule: refused, .allowed)) == [Cell("not planted", .bad)])
    #expect(
      planted(in: pattern(fromModule: refused, .open(through: "send"))) == [
        Cell("not planted", .bad)
      ])
    #expect(planted(in: pattern()) == ["–"])

    var forViews = pattern(fromModule: refused)
    forViews.writeSurface = [
      WriteSurface.Field(name: "feed", fromView: .open(through: "a binding"), fromModule: refused)
    ]
    #expect(planted(in: forViews) == ["refused"])
  }

  @Test func `what was planted is counted, whatever the compiler refused`() {
    var pattern = pattern(fromModule: .refused("setter is inaccessible"))
    (pattern.planted, pattern.found, pattern.precision) = (11, 10, 1)
    (pattern.exactPath, pattern.inOrder, pattern.underRightCause) = (9, 8, 7)

    #expect(planted(in: pattern) == ["11", "10", "100.0 %", "9", "8", "7"])
  }

  @Test func `columns of what was not counted are left out`() throws {
    var pattern = PatternAudit(name: "MV")
    #expect(heads(of: pattern) == ["pattern", "changes", "field", "as it is", "named"])
    #expect(AuditTables(patterns: [pattern]).candidates == nil)

    (pattern.addedLines, pattern.candidatesBefore, pattern.candidatesAfter) = (36, 5.4, 5.4)
    #expect(
      heads(of: pattern) == [
        "pattern", "changes", "field", "as it is", "named", "lines", "one more",
      ])
    let candidates = try #require(AuditTables(patterns: [pattern]).candidates)
    #expect(candidates.sections.flatMap(\.rows) == [["MV", "5.4", "5.4"]])

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

  private func pattern(fromModule accesses: WriteSurface.Access...) -> PatternAudit {
    var pattern = PatternAudit(name: "MVI")
    pattern.writeSurface = accesses.enumerated().map { index, access in
      WriteSurface.Field(name: "feed.\(index)", fromView: .refused(""), fromModule: access)
    }
    return pattern
  }

  /// The cells behind the pattern's name, as far as something stands in them.
  private func planted(in pattern: PatternAudit) -> [Cell] {
    let rows = AuditTables(patterns: [pattern]).planted.sections.flatMap(\.rows)
    return rows.flatMap { $0.dropFirst() }.filter { $0.text != "" }
  }

  private func heads(of pattern: PatternAudit) -> [String] {
    AuditTables(patterns: [pattern]).named.columns.map(\.title)
  }
}
