import Foundation
import LabTestSupport
import SourceCode
import Testing

/// No pattern is left out of the tests that every pattern must have.
struct PatternCoverageTests {
  private let patterns = PatternUnderTest.all.map(\.testDescription)

  @Test func `every pattern in the sources is under test`() throws {
    let folders = try names(in: "Sources/Patterns").filter {
      try names(in: "Sources/Patterns/\($0)").contains("Pattern.swift")
    }

    #expect(patterns.sorted() == folders.sorted())
  }

  @Test func `every behaviour has a side-by-side test of every pattern`() throws {
    let behaviours = try Checkout(inOrAbove: [#filePath]).behaviours

    let missing = behaviours.flatMap { behaviour in
      patterns.filter { pattern in !behaviour.tests.contains { $0.pattern == pattern } }
        .map { "\(behaviour.name) has no test of \($0)" }
    }

    #expect(missing == [])
    #expect(behaviours.count == 14)
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(folder).path)
  }

  private func url(_ path: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../\(path)")
  }
}
