import Foundation
import LabContract
import LabPatterns
import MV
import MVI
import Testing

@testable import LabSessions
@testable import LabTrace

struct EmittedTestTests {
  private func source(
    _ steps: (Step, screen: String)..., on pattern: any TraceablePattern = MV.Pattern(),
    at path: String? = nil
  ) throws -> String {
    var session = RecordedSession(dataSeed: 1, posts: 3)
    session.steps = steps.enumerated().map {
      RecordedStep(step: $1.0, event: $0, screen: $1.screen)
    }
    let events = steps.indices.map { Event(id: $0, cause: nil, kind: .act("")) }
    let recording = Recording(level: .fields, events: events, session: session)
    return try EmittedTest(of: recording, on: pattern, at: path).source
  }

  @Test func `no text ends its literal`() throws {
    let text = "\"a\\b\r\n\"\"\"\u{301}\u{0}\\(c)"

    let source = try source((.type(text: text, field: "Search"), screen: text))

    #expect(
      source.contains(#"app.type("\"a\\b\r\n\"\"\"\u{0301}\0\\(c)", into: "Search")"#))
    #expect(source.contains("      \\\"a\\\\b\\r\n      \\\"\\\"\\\"\\u{0301}\\0\\\\(c)\n"))
  }

  @Test(arguments: [
    ("a/MyBugTests.swift", "MyBugTests"), ("MV.swift", nil), ("1Tests.swift", nil),
  ])
  func `a suite is named after its file where it can`(_ path: String, _ suite: String?) throws {
    let source = try source((.appear, screen: ""), at: path)

    #expect(source.contains("\nstruct \(suite ?? "MVSessionTests") {\n"))
  }

  @Test func `a link names its profiles`() throws {
    #expect(try source((.link(profiles: [2]), screen: "")).contains("app.link(to: [2])"))
  }

  /// No posts, each kind of step but a link, and an answer that fails.
  @Test func `every pattern gets the test in Emitted, under its own name`() async throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Emitted/MVISessionTests.swift")
    let golden = try String(contentsOf: file, encoding: .utf8)

    let lines = { (text: String) in text.split(separator: "\n") }
    for pattern in Patterns.all {
      let recording = try await RandomSession(seed: 12_669, steps: 11).recording(of: pattern)
      let source = try EmittedTest(of: recording, on: MVI.Pattern()).source
      #expect(source == golden, "\(pattern.name)")

      let renamed = try EmittedTest(of: recording, on: pattern).source
        .replacing("import \(pattern.name)\n", with: "import MVI\n")
        .replacing("\(pattern.name)SessionTests", with: "MVISessionTests")
        .replacing("\(pattern.name).Pattern()", with: "MVI.Pattern()")
      // The imports are sorted by the pattern's own name.
      #expect(lines(renamed).sorted() == lines(golden).sorted(), "\(pattern.name)")
    }
  }
}
