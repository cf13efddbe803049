import Foundation
import LabCallStack
import LabContract
import LabOutput
import LabPatterns
import LabSessions
import Testing

@testable import LabCommandLine
@testable import LabCommands
@testable import LabTrace

/// `lab trace --why`.
struct WhyCommandTests {
  /// The text with `…` for the numbers of lines, which each edit of a pattern changes.
  private func withoutLines(_ text: String) -> String {
    text.replacing(#/ *(\w+\.swift):\d+/#) { " \($0.1):…" }
  }

  @Test(
    .enabled(if: Symbolizer.walksStacks, "stacks are not walked here"),
    arguments: [
      ["posts[0].likeCount", "--patterns", "MVVM,MVI"],
      ["body:PostRow", "--pattern", "MVI", "feed"],
    ])
  func `answers as the documentation shows`(_ words: [String]) async throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../docs/trace.md")
    let text = try String(contentsOf: page, encoding: .utf8)

    let run = await Run("trace", "--why", words)

    #expect(run.code == .done)
    #expect(run.longestLine <= 80)
    #expect(
      withoutLines(text).contains(withoutLines(run.results).trimmingCharacters(in: .newlines)))
  }

  @Test func `answers from a random session and from its replay`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("session.jsonl")
    let session = ["--random", "7", "--steps", "12", "--pattern", "MVI"]
    _ = await Run("trace", session, "--format", "json", "--output", path)

    let random = await Run("trace", "--why", "draft", session)
    let replayed = await Run("trace", "--why", "draft", "--replay", path)

    #expect(random.results.contains(#""" → "Two’s"#))
    #expect(replayed.results == random.results)
    let bodies = await Run("trace", "--why", "body:PublishBar", "--replay", path)
    #expect(bodies.results.contains("parent FeedComposer: FeedState.draft"))
  }

  @Test(arguments: [60, 80, 100])
  func `cuts no change, however narrow the terminal`(width: Int) async throws {
    let words = ["trace", "--why", "posts", "--random", "7", "--pattern", "MVI"]
    let run = await Run(words, width: width)
    let text = String(repeating: "a long text ", count: 12)
    let write = Event(
      id: 1, kind: .mutation(Mutation(field: "draft", old: text, new: "\(text)!")))
    let history = FieldHistory(of: try #require(FieldPath("draft")), in: [write])
    let table = TraceCommand.table(of: history, in: "MVI", width: width).rendered(width: width)

    #expect(run.longestLine <= width && !run.results.contains(/→ *\d*…/))
    #expect(table.split(separator: "\n").allSatisfy { $0.count <= width })
    #expect(table.replacing("\n", with: " ").contains("\(text)!"))
  }

  /// Records the typing of a post.
  private func recording(
    of pattern: any TraceablePattern, typing text: String
  ) async throws -> Recording {
    let session = RecordedSession(dataSeed: 1, posts: 0)
    let app = StagedApp(pattern, session, level: .snapshots)
    defer { app.close() }
    let steps: [Step] = [
      .appear, .answer(call: 1, request: "page(after: nil)", failure: nil),
      .type(text: text, field: "New post"),
    ]
    var done: [(step: Step, screen: String)] = []
    for step in steps {
      try await app.perform(step)
      done.append((step, app.text))
    }
    return app.recorder.recording(pattern: pattern.name, session: session, steps: done)
  }

  @Test(arguments: [
    (
      "A post of sixty characters, all of which are to be read: so.",
      "A post of sixty characters, all of which are to be read: so."
    ),
    (
      #"He said "no" \ and went, which made them think it was over."#,
      #"He said \"no\" \\ and went, which made them think it was over."#
    ),
    (
      "One line,\nand a second one with an \u{1B} in it, before the end.",
      #"One line,\nand a second one with an � in it, before the end."#
    ),
  ])
  func `shows a text whole that a trace shortens`(_ text: String, _ whole: String) async throws {
    var recordings: [Recording] = []
    for pattern in Patterns.all where ["MVVM", "MVI"].contains(pattern.name) {
      recordings.append(try await recording(of: pattern, typing: text))
    }
    let directory = try TemporaryDirectory()
    let path = directory.path("session.jsonl")
    try AtomicFile.write(try recordings.map(JSONLines.text).joined(), to: path)

    for width in [60, 80] {
      let run = await Run("trace", "--why", "draft", "--replay", path, width: width)

      #expect(run.longestLine <= width)
      let shown = run.results.replacing("\n", with: " ")
      #expect(shown.ranges(of: "\"\" → \"\(whole)\"").count == 2)
    }
    for format in [TraceText.Format.tree, .timeline] {
      let trace = try TraceText(recordings: recordings, format: format, isSideBySide: false)
        .rendered(width: 1_000, style: .plain)

      let lines = trace.split(separator: "\n").filter { $0.contains("…") }
      let texts = lines.flatMap { $0.matches(of: #/"(\\.|[^"\\])*…"/#) }.map(\.0)
      // The drafts of both patterns, and MVI's action.
      #expect(texts.count == 3)
      #expect(
        texts.allSatisfy { $0.dropFirst().dropLast().replacing(#/\\./#, with: "x").count == 24 })
    }
  }

  @Test(arguments: [
    ("notce", "no field 'notce'; near: notice, "),
    ("posts[0].likeCoun", "no field 'posts[0].likeCoun'; near: posts[0].likeCount, "),
    ("posts[99].text", "no field 'posts[99]'; near: posts["),
    ("body:Postrw", "unknown body 'Postrw'; did you mean 'PostRow'?"),
    ("a..b", "cannot read 'a..b'; write a field, as in posts[0].likeCount, or body:PostRow"),
  ])
  func `rejects an unknown field or body with one line`(_ word: String, _ reason: String) async {
    let run = await Run("trace", "--why", word, "--patterns", "MVVM,MVI")

    #expect(run.notes.hasPrefix("lab trace: \(reason)"))
    #expect(run.notes.split(separator: "\n").count == 1)
    #expect(run.results == "")
    #expect(run.code == .wrongUsage)
  }

  @Test func `says which pattern has no such field`() async {
    let run = await Run("trace", "--why", "pending", "--patterns", "MVVM,MVI", "feed")

    #expect(run.results.hasPrefix("MVI: why pending\n"))
    #expect(run.notes == "lab trace: MVVM has no 'pending'\n")
    #expect(run.code == .done)
  }

  @Test(arguments: [
    (["--level", "sites"], "'--why' and '--level' exclude each other"),
    (["--at", "3", "--replay", "x"], "'--why' and '--at' exclude each other"),
    (["--replay", "x", "feed"], "unexpected 'feed'"),
  ])
  func `rejects options of other tasks`(_ words: [String], _ reason: String) async {
    let run = await Run("trace", "--why", "draft", words)

    #expect(run.notes == "lab trace: \(reason)\n")
    #expect(run.code == .wrongUsage)
  }
}
