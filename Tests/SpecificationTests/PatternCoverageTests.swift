import Foundation
import LabAudit
// Brings the tests that run on every pattern.
import LabSpecification
import Testing

/// No pattern is left out of the tests that every pattern must have.
struct PatternCoverageTests {
  private let patterns = PatternUnderTest.all.map(\.testDescription)

  @Test func `every pattern in the sources is under test`() throws {
    let checkout = try Checkout(inOrAbove: [#filePath])
    let root = checkout.root
    let folders = try FileManager.default.contentsOfDirectory(atPath: root + "/Sources/Patterns")
      .filter { checkout.pattern($0).files.contains { $0.name == "Pattern" } }

    #expect(patterns.sorted() == folders.sorted())
  }

  @Test func `a pattern with a side-by-side test has one of every behaviour`() throws {
    let behaviours = try Checkout(inOrAbove: [#filePath]).behaviours
    let patterns = Set(behaviours.flatMap(\.tests).map(\.pattern)).sorted()

    let missing = behaviours.flatMap { behaviour in
      patterns.filter { pattern in !behaviour.tests.contains { $0.pattern == pattern } }
        .map { "\(behaviour.name) has no test of \($0)" }
    }

    #expect(missing == [])
    #expect(behaviours.allSatisfy { !$0.summary.isEmpty })
    #expect(behaviours.count == 29)
  }

  @Test func `a numbered behaviour has a side-by-side file, or a reason why not`() throws {
    let checkout = try Checkout(inOrAbove: [#filePath])
    let rows = try #require(checkout.text(of: "docs/spec.md")).split(separator: "\n")
      .filter { $0.hasPrefix("| [") }
    let reasons = rows.flatMap { $0.matches(of: /\[([A-Z]\d+)\]/).map { String($0.1) } }

    let numbers = (checkout.behaviours.compactMap(\.number) + reasons).sorted()
    #expect(Set(numbers) == Set(checkout.specified.keys))
    #expect(reasons.allSatisfy { reason in numbers.count { $0 == reason } == 1 })
  }

  /// Only a test on the stage runs all; one that calls the reducer alone runs no handler.
  @Test func `every side-by-side test says what it leaves unchecked`() throws {
    let checkout = try Checkout(inOrAbove: [#filePath])

    for behaviour in checkout.behaviours {
      for test in behaviour.tests {
        let code = test.lines.joined(separator: "\n")
        let unchecked = test.unchecked ?? ""
        let name: Comment = "\(behaviour.path): \(test.pattern) \(test.approach)"
        #expect(unchecked.hasSuffix("the view") != code.contains(/App(\.feed|\.profile|\()/), name)
        let runsReducerOnly = code.contains("Reducer.reduce(") && !code.contains("Store(")
        #expect(unchecked.contains("the effect handler") == runsReducerOnly, name)
      }
    }
  }
}
