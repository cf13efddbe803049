import LabBackend
import LabDomain
import Testing

@Suite(.conformance) struct FeedRefreshTests {
  @Test(arguments: PatternUnderTest.all)
  func `F5: a refresh replaces the rows with page 1`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed(posts: .numbered(25))
    try await app.reachEnd()
    try await app.answer()

    try await app.refresh()
    expectLine(app, "[♡ 0]  [Ada]  Post 1")
    try await app.answer()
    expectEnd(app, "[♡ 0]  [Ada]  Post 6", "…")
    #expect(!app.shows(line: "[♡ 0]  [Ada]  Post 5"))
  }

  @Test(arguments: PatternUnderTest.all)
  func `F5: during a refresh, neither a pull nor the end requests`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed(posts: .numbered(25))
    try await app.refresh()
    try await app.refresh()
    try await app.reachEnd()
    #expect(app.pending == [.page(after: nil)])
    expectEnd(app, "[♡ 0]  [Ada]  Post 6", "…")

    try await app.answer()
    try await app.reachEnd()
    #expect(app.pending.count == 1)
    try await app.answer()
    expectEnd(app, "[♡ 0]  [Ada]  Post 1", "That is all.")
  }

  @Test(arguments: PatternUnderTest.all)
  func `F5: each failed refresh keeps the rows and shows an alert`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    for _ in 1...2 {
      try await app.refresh()
      try await app.answer(.failure(.offline))
      expectLine(app, "[♡ 3]  [Ada]  Third")
      expectEnd(app, "┌ Could not refresh", "│ You appear to be offline.", "│ [OK]")
      try await app.tap("OK")
    }
  }

  @Test(arguments: PatternUnderTest.all)
  func `F5: further pages load after a failed refresh`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed(posts: .numbered(25))
    try await app.refresh()
    try await app.answer(.failure(.offline))
    try await app.tap("OK")
    expectEnd(app, "[♡ 0]  [Ada]  Post 6", "…")

    try await app.reachEnd()
    try await app.answer()
    expectEnd(app, "[♡ 0]  [Ada]  Post 1", "That is all.")
  }

  @Test(arguments: PatternUnderTest.all)
  func `F5: a refresh keeps the draft and the query`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed()
    try await app.type("Hello", into: "New post")
    try await app.search("bo")
    try await app.answer()

    try await app.refresh()
    try await app.answer()
    expectScreen(
      app,
      """
      ═══ Feed ═══
      Search ‹bo›
      [ ] Liked only
      [Write]
      New post ‹Hello›
      5/140  [Publish]
      ───
      [♥ 2]  [Bo]  Second
      That is all.
      """)
  }
}
