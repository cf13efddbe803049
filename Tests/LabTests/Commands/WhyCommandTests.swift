import Foundation
import LabCallStack
import LabOutput
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
