import Foundation
import LabTestSupport
import Testing

struct SideBySideTests {
  @Test func `every side-by-side file tests every pattern`() throws {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "SideBySideTests")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Tests.swift") }.sorted()

    let missing = try files.flatMap { file in
      let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      return PatternUnderTest.all.map(\.testDescription)
        .filter { !source.contains("@Test func `\($0): ") }
        .map { "Tests/SideBySideTests/\(file) has no test of \($0)" }
    }

    #expect(missing == [])
    #expect(files.count == 14)
  }
}
