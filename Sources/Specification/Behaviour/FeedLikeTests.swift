import LabBackend
import LabDomain
import StageUI
import Testing

@Suite(.conformance) struct FeedLikeTests {
  @Test(arguments: PatternUnderTest.all)
  func `F6: a like shows at once and stays when the server agrees`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    try await app.tap("like-3")
    expectLine(app, "[♥ 4]  [Ada]  Third")
    #expect(app.pending == [.setLiked(true, 3)])

    try await app.answer()
    expectLine(app, "[♥ 4]  [Ada]  Third")
  }

  @Test(arguments: PatternUnderTest.all)
  func `F6: a failed like rolls back, with an alert`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed()
    try await app.tap("like-3")
    try await app.answer(.failure(.offline))
    expectScreen(
      app,
      """
      ═══ Feed ═══
      Search ‹›
      [ ] Liked only
      [Write]
      New post ‹›
      0/140  (Publish)
      ───
      [♡ 3]  [Ada]  Third
      [♥ 2]  [Bo]  Second
      [♡ 0]  [Ada]  First
      That is all.
      ┌ Could not change the like
      │ You appear to be offline.
      │ [OK]
      """)

    try await app.tap("OK")
    expectEnd(app, "That is all.")
  }

  @Test(arguments: PatternUnderTest.all)
  func `F6: a second failure is reported as well`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed()
    for _ in 1...2 {
      try await app.tap("like-2")
      expectLine(app, "[♡ 1]  [Bo]  Second")
      try await app.answer(.failure(.offline))
      expectLine(app, "[♥ 2]  [Bo]  Second")
      expectLine(app, "┌ Could not change the like")
      try await app.tap("OK")
    }
  }

  @Test(arguments: PatternUnderTest.all)
  func `F6: two quick taps send two requests in order`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed()
    try app.stage.tap("like-3", times: 2)
    await app.stage.settle()
    expectLine(app, "[♡ 3]  [Ada]  Third")
    #expect(app.pending == [.setLiked(true, 3)])

    try await app.answer()
    expectLine(app, "[♡ 3]  [Ada]  Third")
    #expect(app.pending == [.setLiked(false, 3)])

    try await app.answer()
    expectLine(app, "[♡ 3]  [Ada]  Third")
    #expect(app.backend.log.dropFirst() == [.setLiked(true, 3), .setLiked(false, 3)])
  }

  @Test(arguments: PatternUnderTest.all)
  func `F6: a failed second request rolls back to the first tap`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    try await app.tap("like-3")
    try await app.tap("like-3")
    try await app.answer()
    try await app.answer(.failure(.server))
    expectLine(app, "[♥ 4]  [Ada]  Third")
    expectLine(app, "│ The server could not answer.")
  }

  @Test(arguments: PatternUnderTest.all)
  func `F6: a failed first request undoes both taps`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed()
    try await app.tap("like-3")
    try await app.tap("like-3")
    try await app.answer(.failure(.offline))
    expectLine(app, "[♡ 3]  [Ada]  Third")
    expectLine(app, "┌ Could not change the like")
    #expect(app.pending == [])
  }

  @Test(arguments: PatternUnderTest.all)
  func `F6: a pending like on a later page survives a refresh`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed(posts: .numbered(25))
    try await app.reachEnd()
    try await app.answer()
    try await app.tap("like-1")
    try await app.refresh()
    try await app.release(.page(after: nil))

    try await app.reachEnd()
    let page = try #require(app.backend.pending.last)
    try app.backend.release(page)
    await app.stage.settle()
    expectLine(app, "[♥ 1]  [Ada]  Post 1")
  }

  @Test(arguments: PatternUnderTest.all)
  func `F6: a pending like survives a refresh`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed()
    try await app.tap("like-3")
    try await app.refresh()
    try await app.release(.page(after: nil))
    expectLine(app, "[♥ 4]  [Ada]  Third")

    try await app.answer()
    expectLine(app, "[♥ 4]  [Ada]  Third")
    #expect(app.pending == [])
  }

  @Test(arguments: PatternUnderTest.all)
  func `F6: a failure while an alert is open replaces it`(_ pattern: PatternUnderTest)
    async throws
  {
    let app = try await pattern.openFeed()
    try await app.tap("like-3")
    try await app.tap("like-2")
    try await app.answer(.failure(.offline))
    expectLine(app, "│ You appear to be offline.")
    try await app.answer(.failure(.server))
    expectLine(app, "│ The server could not answer.")

    try await app.tap("OK")
    expectEnd(app, "That is all.")
  }
}
