import Testing

@testable import LabCommandLine
@testable import LabCommands

/// `lab trace --why`.
struct WhyCommandTests {
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

  @Test func `finds a session that changes the field`() async {
    let run = await Run("trace", "--why", "notice", "--pattern", "MVI")

    #expect(run.results.contains("refreshFailed(offline)"))
    #expect(run.results.hasSuffix("never changes notice; --random 4 does.\n\n"))
  }

  @Test(arguments: [
    ("notce", "no field 'notce'; near: notice, "),
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
    #expect(run.notes == "lab trace: MVVM records no 'pending'\n")
    #expect(run.code == .done)
  }
}
