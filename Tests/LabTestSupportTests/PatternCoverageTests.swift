import Foundation
import LabTestSupport
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

  @Test func `every side-by-side file tests every pattern`() throws {
    let files = try names(in: "Tests/SideBySideTests").filter { $0.hasSuffix("Tests.swift") }

    let missing = try files.sorted().flatMap { file in
      let source = try String(contentsOf: url("Tests/SideBySideTests/\(file)"), encoding: .utf8)
      return patterns.filter { !source.contains("@Test func `\($0): ") }
        .map { "Tests/SideBySideTests/\(file) has no test of \($0)" }
    }

    #expect(missing == [])
    #expect(files.count == 14)
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(folder).path)
  }

  private func url(_ path: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../\(path)")
  }
}
