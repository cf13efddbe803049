import Catalog
import Contract
import SourceCode
import Testing

@testable import Benchmarks

struct AuditedFormTests {
  @Test func `the audit knows every form of the catalog`() {
    #expect(AuditedForm.allCases.map(\.rawValue) == Catalog.forms.map(\.name))
  }

  @Test func `a form belongs to a pattern, and of an unknown one nothing is guessed`() {
    #expect(FormAudit(name: "MVVMActions").pattern == "MVVM")
    #expect(FormAudit(name: "MVIContainer").pattern == "MVI")
    #expect(FormAudit(name: "MVP").pattern == nil)
    #expect(FormAudit(name: "MVVMRoutes").pattern == nil)
  }

  @Test func `how an unknown form holds its state is not guessed`() throws {
    let file = SourceFile(
      path: "Sources/Patterns/MVP/Feed/FeedViewModel.swift",
      text: "package final class FeedViewModel {\n  var posts = 1\n}\n")
    let form = FormSource(name: "MVP", files: [file])

    #expect(throws: AuditError.unknownForm("MVP")) { try StateOwner.all(of: form) }
    #expect(AuditError.unknownForm("MVP").description.contains("AuditedForm.swift"))
  }
}
