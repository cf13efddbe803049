import LabBackend
import LabDomain
import StageUI
import Testing

@Suite(.conformance) struct FeedLoadingTests {
  @Test(arguments: PatternUnderTest.all)
  func `F1: the first appearance loads page 1 behind a progress view`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.feed()
    await app.appear()
    expectScreen(
      app,
      """
      ═══ Feed ═══
      ◌ Loading
      """)

    try await app.answer()
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
      """)
  }

  @Test(arguments: PatternUnderTest.all)
  func `F1: page 1 is 20 posts`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed(posts: .numbered(25))
    expectLine(app, "[♡ 0]  [Ada]  Post 25")
    expectLine(app, "[♡ 0]  [Ada]  Post 6")
    #expect(!app.stage.text.contains("Post 5\n"))
    expectEnd(app, "…")
  }

  @Test(arguments: PatternUnderTest.all)
  func `F1: returning to the feed does not load it again`(_ pattern: PatternUnderTest)
    async throws
  {
    let app = try await pattern.openFeed()
    await app.leave()
    await app.appear()
    #expect(app.backend.log == [.page(after: nil)])
    expectLine(app, "[♡ 3]  [Ada]  Third")
  }

  @Test(arguments: PatternUnderTest.all)
  func `F2: an empty feed says so`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed(posts: [])
    expectEnd(app, "───", "No posts yet.")
  }

  @Test(arguments: PatternUnderTest.all)
  func `F2: the first post replaces that line`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed(posts: [])
    try await app.type("Hello", into: "New post")
    try await app.tap("Publish")
    try await app.answer()
    expectEnd(app, "[♡ 0]  [Noor van der Berg]  Hello", "That is all.")
  }

  @Test(arguments: PatternUnderTest.all)
  func `F3: a failed first load fills the screen, and retry loads`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.feed()
    app.stage.appear()
    try await app.answer(.failure(.offline))
    expectScreen(
      app,
      """
      ═══ Feed ═══
      You appear to be offline.
      [Retry]
      """)

    try await app.tap("Retry")
    expectScreen(
      app,
      """
      ═══ Feed ═══
      ◌ Loading
      """)

    try await app.answer()
    expectLine(app, "[♡ 3]  [Ada]  Third")
  }
  @Test(arguments: PatternUnderTest.all)
  func `F3: a failed first load is not repeated on return`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.feed()
    app.stage.appear()
    try await app.answer(.failure(.offline))
    await app.leave()
    await app.appear()
    #expect(app.pending == [])
    expectEnd(app, "You appear to be offline.", "[Retry]")
  }

  @Test(arguments: PatternUnderTest.all)
  func `F3: an answer 'cancelled' to a screen that waits is a failure`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.feed()
    await app.appear()
    try await app.answer(.failure(.cancelled))
    expectEnd(app, "The server could not answer.", "[Retry]")
  }
}
