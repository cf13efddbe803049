import Report
import Testing

@testable import Benchmarks

struct AuditTablesTests {
  @Test func `a form refuses what the compiler refused, and nothing else`() {
    let refused = WriteSurface.Access.refused("setter is inaccessible")

    #expect(planted(in: form(fromModule: refused, refused)) == [Cell("refused", .good)])
    #expect(planted(in: form(fromModule: refused, .allowed)) == [Cell("not planted", .bad)])
    #expect(
      planted(in: form(fromModule: refused, .open(through: "send"))) == [
        Cell("not planted", .bad)
      ])
    #expect(planted(in: form()) == ["–"])

    var forViews = form(fromModule: refused)
    forViews.writeSurface = [
      WriteSurface.Field(name: "feed", fromView: .open(through: "a binding"), fromModule: refused)
    ]
    #expect(planted(in: forViews) == ["refused"])
  }

  @Test func `what was planted is counted, whatever the compiler refused`() {
    var form = form(fromModule: .refused("setter is inaccessible"))
    (form.planted, form.found, form.precision) = (11, 10, 1)
    (form.exactPath, form.inOrder, form.underRightCause) = (9, 8, 7)

    #expect(planted(in: form) == ["11", "10", "100.0 %", "9", "8", "7"])
  }

  @Test func `columns of what was not counted are left out`() throws {
    var form = FormAudit(name: "MV")
    #expect(heads(of: form) == ["form", "changes", "field", "as it is", "named"])
    #expect(AuditTables(forms: [form]).candidates == nil)

    (form.addedLines, form.candidatesBefore, form.candidatesAfter) = (36, 5.4, 5.4)
    #expect(
      heads(of: form) == ["form", "changes", "field", "as it is", "named", "lines", "one more"])
    let candidates = try #require(AuditTables(forms: [form]).candidates)
    #expect(candidates.sections.flatMap(\.rows) == [["MV", "5.4", "5.4"]])

    form.sited = 42
    #expect(heads(of: form).contains("sited"))
  }

  @Test func `what a table does not show, it does not explain`() throws {
    let text = AuditTables(forms: [FormAudit(name: "MV")]).named.footnotes.joined()

    #expect(text.contains("as it is"))
    #expect(!text.contains("sited") && !text.contains("lines:"))
  }

  @Test func `no two columns of a table have one head`() {
    for table in AuditTables(forms: [.sample]).all {
      let heads = table.columns.map(\.title)
      #expect(Set(heads).count == heads.count)
    }
  }

  private func form(fromModule accesses: WriteSurface.Access...) -> FormAudit {
    var form = FormAudit(name: "MVI")
    form.writeSurface = accesses.enumerated().map { index, access in
      WriteSurface.Field(name: "feed.\(index)", fromView: .refused(""), fromModule: access)
    }
    return form
  }

  /// The cells behind the form's name, as far as something stands in them.
  private func planted(in form: FormAudit) -> [Cell] {
    let rows = AuditTables(forms: [form]).planted.sections.flatMap(\.rows)
    return rows.flatMap { $0.dropFirst() }.filter { $0.text != "" }
  }

  private func heads(of form: FormAudit) -> [String] {
    AuditTables(forms: [form]).named.columns.map(\.title)
  }
}
