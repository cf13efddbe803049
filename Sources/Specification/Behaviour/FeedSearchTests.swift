import LabBackend
import LabDomain
import StageUI
import Testing

@Suite(.conformance) struct FeedSearchTests {
  @Test(arguments: PatternUnderTest.all)
  func `F7: a search starts once, 300 ms after the last keystroke`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
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
      [Write]
      New post ‹›
      0/140  (Publish)
      ───
      [♥ 2]  [Bo]  Second
      That is all.
      """)
    #expect(app.clock.sleepers == [])
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: an older answer never replaces a newer one`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed(policy: .gatedIgnoringCancellation)
    try await app.search("first")
    try await app.search("second")
    #expect(app.pending == [.search("first"), .search("second")])

    try await app.release(.search("second"))
    expectLine(app, "[♥ 2]  [Bo]  Second")

    try await app.release(.search("first"))
    expectLine(app, "[♥ 2]  [Bo]  Second")
    #expect(!app.shows(line: "[♡ 0]  [Ada]  First"))
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: an older answer is not shown while a newer query waits`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed(policy: .gatedIgnoringCancellation)
    try await app.search("first")
    try await app.type("second", into: "Search")
    try await app.release(.search("first"))
    expectLine(app, "[♡ 3]  [Ada]  Third")
    expectLine(app, "[♥ 2]  [Bo]  Second")
    expectLine(app, "[♡ 0]  [Ada]  First")
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: clearing the query restores the feed and ends the search`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed(posts: .numbered(25), policy: .gatedIgnoringCancellation)
    try await app.search("Post 7")
    try await app.answer()
    expectEnd(app, "───", "[♡ 0]  [Ada]  Post 7", "That is all.")

    try await app.search("Post 8")
    try await app.type("", into: "Search")
    expectLine(app, "[♡ 0]  [Ada]  Post 25")
    expectEnd(app, "[♡ 0]  [Ada]  Post 6", "…")

    try await app.answer()
    expectLine(app, "[♡ 0]  [Ada]  Post 25")
    expectEnd(app, "[♡ 0]  [Ada]  Post 6", "…")
    #expect(app.backend.log.count == 3)
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: a query is trimmed, and a blank one is ignored`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
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
  func `F7: returning to the answered query sends no request`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    try await app.search("bo")
    try await app.answer()
    try await app.type("boo", into: "Search")
    try await app.search("bo")
    #expect(app.pending == [])
    expectLine(app, "[♥ 2]  [Bo]  Second")
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: a search that finds nothing says so`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed()
    try await app.search("xyz")
    try await app.answer()
    expectEnd(app, "───", "No such posts.")
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: each failed search keeps the rows and shows an alert`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    for query in ["bo", "ada"] {
      try await app.search(query)
      try await app.answer(.failure(.offline))
      expectLine(app, "┌ Could not search")
      expectLine(app, "[♡ 3]  [Ada]  Third")
      try await app.tap("OK")
    }
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: leaving cancels the search, and returning restarts it`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    try await app.type("bo", into: "Search")
    await app.leave()
    #expect(app.clock.sleepers == [])

    await app.appear()
    await app.wait(.milliseconds(300))
    #expect(app.pending == [.search("bo")])
    try await app.answer()
    expectLine(app, "[♥ 2]  [Bo]  Second")

    await app.leave()
    await app.appear()
    await app.wait(.milliseconds(300))
    #expect(app.pending == [])
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: the failure of an older query is not reported`(_ pattern: PatternUnderTest) async throws
  {
    let app = try await pattern.openFeed(policy: .gatedIgnoringCancellation)
    for query in ["second", ""] {
      try await app.search("first")
      try await app.type(query, into: "Search")
      try await app.release(.search("first"), with: .failure(.offline))
      #expect(!app.stage.text.contains("Could not search"))
    }
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: clearing the query cancels the request`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed()
    try await app.search("bo")
    #expect(app.pending == [.search("bo")])
    try await app.type("", into: "Search")
    #expect(app.pending == [])
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: a field that writes its own text restarts no search`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    try await app.type("bo", into: "Search")
    await app.wait(.milliseconds(200))
    try await app.type("bo", into: "Search")
    await app.wait(.milliseconds(100))
    #expect(app.pending == [.search("bo")])

    try await app.type("bo", into: "Search")
    #expect(app.pending == [.search("bo")])
    #expect(app.clock.sleepers == [])
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: a space after the query restarts the pause, and searches once`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    try await app.type("bo", into: "Search")
    await app.wait(.milliseconds(200))
    try await app.type("bo ", into: "Search")
    await app.wait(.milliseconds(200))
    #expect(app.pending == [])
    await app.wait(.milliseconds(100))
    #expect(app.pending == [.search("bo")])

    try await app.answer()
    try await app.search("bo")
    #expect(app.pending == [])
  }
}
