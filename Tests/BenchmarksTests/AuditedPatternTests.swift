import Contract
import PatternList
import SourceCode
import Testing

@testable import Benchmarks

struct AuditedPatternTests {
  @Test func `the audit knows every pattern of the list`() {
    #expect(AuditedPattern.allCases.map(\.rawValue) == Patterns.all.map(\.name))
  }

  @Test func `a pattern belongs to a family, and of an unknown one nothing is guessed`() {
    #expect(PatternAudit(name: "MVVMActions").family == "MVVM")
    #expect(PatternAudit(name: "MVIContainer").family == "MVI")
    #expect(PatternAudit(name: "MVP").family == nil)
    #expect(PatternAudit(name: "MVVMRoutes").family == nil)
  }

  @Test func `how an unknown pattern holds its state is not guessed`() throws {
    let file = SourceFile(
      path: "Sources/Patterns/MVP/Feed/FeedViewModel.swift",
      text: "package final class FeedViewModel {\n  var posts = 1\n}\n")
    let pattern = PatternSource(name: "MVP", files: [file])

    #expect(throws: AuditError.unknownPattern("MVP")) { try StateOwner.all(of: pattern) }
    #expect(AuditError.unknownPattern("MVP").description.contains("AuditedPattern.swift"))
  }
}
