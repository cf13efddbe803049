import Domain
import LabTestSupport
import SampleBackend
import StageUI
import Testing

@Suite(.conformance) struct FeedSearchTests {
  @Test(arguments: PatternUnderTest.all)
  func `F7: a search begins 300 ms after the last letter, and asks once`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.feed()
    try await app.open()
    try await app.type("s", into: "Search")
    await app.wait(.milliseconds(299))
    try await app.type("se", into: "Search")
    await app.wait(.milliseconds(299))
    #expect(app.pending == [])

    await app.wait(.milliseconds(1))
    #expect(app.pending == [.search("se")])
    expectLine(app, "[♡ 3]  [Ada]  Third")

    try await app.answer()
    expectScreen(
      app,
      """
      ═══ Feed ═══
      Search ‹se›
      [ ] Liked only
      New post ‹›
      0/140  (Publish)
      ───
      [♥ 2]  [Bo]  Second
      That is all.
      """)
    #expect(app.clock.sleepers == [])
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: an answer to an older query never replaces a newer one`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.feed(policy: .gatedIgnoringCancellation)
    try await app.open()
    try await app.search("first")
    try await app.search("second")
    #expect(app.pending == [.search("first"), .search("second")])

    try app.backend.release(.search("second"))
    await app.stage.settle()
    expectLine(app, "[♥ 2]  [Bo]  Second")

    try app.backend.release(.search("first"))
    await app.stage.settle()
    expectLine(app, "[♥ 2]  [Bo]  Second")
    #expect(!app.shows(line: "[♡ 0]  [Ada]  First"))
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: an answer to an older query is not shown while the newer one waits`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.feed(policy: .gatedIgnoringCancellation)
    try await app.open()
    try await app.search("first")
    try await app.type("second", into: "Search")
    try app.backend.release(.search("first"))
    await app.stage.settle()
    expectLine(app, "[♡ 3]  [Ada]  Third")
    expectLine(app, "[♥ 2]  [Bo]  Second")
    expectLine(app, "[♡ 0]  [Ada]  First")
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: clearing the query brings the feed back, and ends the search under way`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.feed(posts: .numbered(25), policy: .gatedIgnoringCancellation)
    try await app.open()
    try await app.search("Post 7")
    try await app.answer()
    #expect(app.stage.text.hasSuffix("───\n[♡ 0]  [Ada]  Post 7\nThat is all."))

    try await app.search("Post 8")
    try await app.type("", into: "Search")
    expectLine(app, "[♡ 0]  [Ada]  Post 25")
    #expect(app.stage.text.hasSuffix("[Ada]  Post 6\n…"))

    try await app.answer()
    expectLine(app, "[♡ 0]  [Ada]  Post 25")
    #expect(app.stage.text.hasSuffix("[Ada]  Post 6\n…"))
    #expect(app.backend.log.count == 3)
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: a blank query is none, and spaces around one are not searched for`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.feed()
    try await app.open()
    try await app.search("   ")
    #expect(app.pending == [])

    try await app.search(" bo ")
    #expect(app.pending == [.search("bo")])
    try await app.answer()
    expectLine(app, "Search ‹ bo ›")
    expectLine(app, "[♥ 2]  [Bo]  Second")

    try await app.search("bo")
    #expect(app.pending == [])
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: going back to the query that was answered asks nothing`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.feed()
    try await app.open()
    try await app.search("bo")
    try await app.answer()
    try await app.type("boo", into: "Search")
    try await app.search("bo")
    #expect(app.pending == [])
    expectLine(app, "[♥ 2]  [Bo]  Second")
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: a search that finds nothing says so`(_ pattern: PatternUnderTest) async throws {
    let app = pattern.feed()
    try await app.open()
    try await app.search("xyz")
    try await app.answer()
    #expect(app.stage.text.hasSuffix("───\nNo such posts."))
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: a failed search keeps the rows and says so`(_ pattern: PatternUnderTest) async throws {
    let app = pattern.feed()
    try await app.open()
    try await app.search("bo")
    try await app.answer(.failure(.offline))
    expectLine(app, "┌ Could not search")
    expectLine(app, "[♡ 3]  [Ada]  Third")
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: leaving ends the search, and coming back begins it again`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.feed()
    try await app.open()
    try await app.type("bo", into: "Search")
    await app.leave()
    #expect(app.clock.sleepers == [])

    await app.comeBack()
    await app.wait(.milliseconds(300))
    #expect(app.pending == [.search("bo")])
    try await app.answer()
    expectLine(app, "[♥ 2]  [Bo]  Second")

    await app.leave()
    await app.comeBack()
    await app.wait(.milliseconds(300))
    #expect(app.pending == [])
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: an older query that fails is not told`(_ pattern: PatternUnderTest) async throws {
    let app = pattern.feed(policy: .gatedIgnoringCancellation)
    try await app.open()
    for query in ["second", ""] {
      try await app.search("first")
      try await app.type(query, into: "Search")
      try app.backend.release(.search("first"), with: .failure(.offline))
      await app.stage.settle()
      #expect(!app.stage.text.contains("Could not search"))
    }
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: a second failed search is told as well`(_ pattern: PatternUnderTest) async throws {
    let app = pattern.feed()
    try await app.open()
    for query in ["bo", "ada"] {
      try await app.search(query)
      try await app.answer(.failure(.offline))
      expectLine(app, "┌ Could not search")
      try await app.tap("OK")
    }
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: clearing the query ends what was asked for`(_ pattern: PatternUnderTest) async throws {
    let app = pattern.feed()
    try await app.open()
    try await app.search("bo")
    #expect(app.pending == [.search("bo")])
    try await app.type("", into: "Search")
    #expect(app.pending == [])
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: a field that writes what it holds does not begin the search again`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.feed()
    try await app.open()
    try await app.type("bo", into: "Search")
    await app.wait(.milliseconds(200))
    try await app.type("bo", into: "Search")
    await app.wait(.milliseconds(100))
    #expect(app.pending == [.search("bo")])

    try await app.type("bo", into: "Search")
    #expect(app.pending == [.search("bo")])
    #expect(app.clock.sleepers == [])
  }
}
