import Foundation
import LabCommandLine
import Testing

@testable import LabWorkshop

struct CheckDocumentTests {
  private struct Document: Decodable {
    let schema: String
    let exercise: Int
    let name: String
    let passed: Bool
    let seconds: Double
    let ending: String
    let reason: String?
    let during: String?
    let tests: [Test]
    let errors: [Error]
    let missing: [String]
    let hints: Int
    let code: String
  }

  private struct Test: Decodable, Equatable {
    let name: String
    let title: String
    let result: String
    var sentences: [String] = []
  }

  private struct Error: Decodable, Equatable {
    let path: String
    let line: Int
    let message: String
  }

  private func check(_ sample: SampleClone, _ words: String...) async throws -> (
    document: Document, run: WorkshopRun
  ) {
    let run = await sample.run(["check", "--format", "json"] + words)
    return (try JSONDecoder().decode(Document.self, from: Data(run.results.utf8)), run)
  }

  @Test func `is one document, of done work too`() async throws {
    let sample = try SampleClone()
    _ = await sample.run("start", "1", "--into", sample.work)
    _ = await sample.run("hint")

    let (red, failing) = try await check(sample)
    #expect(failing.code == .failed)
    #expect(red.schema == "pattern-lab.check/1" && red.exercise == 1 && red.name == "OpenArray")
    #expect(!red.passed && red.ending == "completed" && red.hints == 1 && red.seconds >= 0)
    #expect(
      red.tests == [
        Test(
          name: "isClosed", title: "the isClosed", result: "failed",
          sentences: ["The list is open."]),
        Test(name: "countsItems", title: "the countsItems", result: "passed"),
      ])
    #expect(red.code == sample.code(.failed, hints: 1, passed: [1]).description)

    try sample.write("all pass\n", to: "my work/01-OpenArray/Sources/OpenArray/List.swift")
    for _ in 0..<2 {
      let (green, passing) = try await check(sample, "1")
      #expect(green.passed && green.tests.count == 2 && passing.code == .done)
      #expect(green.code == sample.code(.done, hints: 1, passed: [0, 1]).description)
    }
  }

  @Test func `says why a check did not reach its end`() async throws {
    let sample = try SampleClone(["Start/List.swift": "error: cannot find 'b' in scope\n"])
    _ = await sample.run("start", "1", "--into", sample.work)
    let (broken, _) = try await check(sample)
    #expect(broken.ending == "doesNotCompile" && broken.tests == [])
    #expect(
      broken.errors == [
        Error(path: "Sources/OpenArray/List.swift", line: 1, message: "cannot find 'b' in scope")
      ])
    #expect(broken.code == sample.code(.doesNotCompile, passed: []).description)

    try sample.write(
      "countsItems crashes\n", to: "my work/01-OpenArray/Sources/OpenArray/List.swift")
    let (crashed, _) = try await check(sample)
    #expect(crashed.ending == "crashed" && crashed.during == "the countsItems")
    #expect(crashed.reason == "Fatal error: boom")
    #expect(crashed.code == sample.code(.crashed, passed: [0]).description)
  }
}
