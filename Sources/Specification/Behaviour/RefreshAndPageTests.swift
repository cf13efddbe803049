import LabBackend
import LabDomain
import StageUI
import Testing

@Suite(.conformance) struct RefreshAndPageTests {
  @Test(arguments: PatternUnderTest.tracedToo)
  func `F5: a refresh discards a page in flight`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed(posts: .numbered(25))
    try await app.reachEnd()
    let page = try #require(app.backend.pending.first)

    try await app.refresh()
    let refresh = try #require(app.backend.pending.last)
    #expect(app.backend.pending == [refresh])
    #expect(throws: (any Error).self) { try app.backend.release(page) }
    expectEnd(app, "[♡ 0]  [Ada]  Post 6", "…")

    try await app.answer()
    expectEnd(app, "[♡ 0]  [Ada]  Post 6", "…")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `F5: a refresh discards an answered page not yet shown`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed(posts: .numbered(25))
    try await app.reachEnd()

    try app.backend.releaseFirst()
    try await app.refresh()
    try await app.answer()
    expectEnd(app, "[♡ 0]  [Ada]  Post 6", "…")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `F5: a discarded page that arrives or fails late changes nothing`(
    _ pattern: PatternUnderTest
  ) async throws {
    for late in [SampleBackend.Answer.ordinary, .failure(.server)] {
      let app = try await pattern.openFeed(posts: .numbered(25), policy: .gatedIgnoringCancellation)
      try await app.reachEnd()
      let discarded = try #require(app.backend.pending.first)
      try await app.refresh()
      try await app.release(.page(after: nil))
      try await app.reachEnd()

      try app.backend.release(discarded, with: late)
      await app.stage.settle()
      expectEnd(app, "◌ Loading more")
      try await app.reachEnd()
      #expect(app.pending.count == 1)

      try await app.answer()
      expectEnd(
        app,
        "[♡ 0]  [Ada]  Post 6",
        "[♡ 0]  [Ada]  Post 5",
        "[♡ 0]  [Ada]  Post 4",
        "[♡ 0]  [Ada]  Post 3",
        "[♡ 0]  [Ada]  Post 2",
        "[♡ 0]  [Ada]  Post 1",
        "That is all.")
    }
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `F5: a refresh discards a retried page as well`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed(posts: .numbered(25))
    try await app.reachEnd()
    try await app.answer(.failure(.server))
    try await app.tap("retry-page")
    try await app.refresh()
    #expect(app.pending == [.page(after: nil)])
    try await app.answer()
    expectEnd(app, "[♡ 0]  [Ada]  Post 6", "…")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `F5: a failed page cannot be retried during a refresh`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed(posts: .numbered(25))
    try await app.reachEnd()
    try await app.answer(.failure(.server))
    try await app.refresh()
    try await app.tap("retry-page")
    #expect(app.pending == [.page(after: nil)])
    expectEnd(app, "The server could not answer.  [Retry]")
    try await app.answer()
    expectEnd(app, "[♡ 0]  [Ada]  Post 6", "…")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `F5: a refresh during a search discards the page in flight`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed(posts: .numbered(25))
    try await app.reachEnd()
    try await app.type("Post 7", into: "Search")
    await app.wait(SearchRule.pause)
    try app.backend.release(.search("Post 7"))
    try await app.refresh()
    #expect(app.pending == [.page(after: nil)])

    try await app.answer()
    expectEnd(app, "───", "[♡ 0]  [Ada]  Post 7", "That is all.")
    try await app.type("", into: "Search")
    expectEnd(app, "[♡ 0]  [Ada]  Post 6", "…")
  }
}
