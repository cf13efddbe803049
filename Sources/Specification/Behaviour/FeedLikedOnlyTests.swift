import LabBackend
import LabDomain
import Testing

@Suite(.conformance) struct FeedLikedOnlyTests {
  @Test(arguments: PatternUnderTest.all)
  func `F10: only liked posts are shown while the switch is on`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    try await app.tap("Liked only")
    expectScreen(
      app,
      """
      ═══ Feed ═══
      Search ‹›
      [x] Liked only
      [Write]
      New post ‹›
      0/140  (Publish)
      ───
      [♥ 2]  [Bo]  Second
      That is all.
      """)

    try await app.tap("Liked only")
    expectLine(app, "[ ] Liked only")
    expectLine(app, "[♡ 3]  [Ada]  Third")
  }

  @Test(arguments: PatternUnderTest.all)
  func `F10: an unliked post disappears, and returns if that fails`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    try await app.tap("Liked only")
    try await app.tap("like-2")
    expectEnd(app, "───", "No such posts.")

    try await app.answer(.failure(.server))
    expectLine(app, "[♥ 2]  [Bo]  Second")
  }

  @Test(arguments: PatternUnderTest.all)
  func `F10: the switch survives a refresh and a further page`(
    _ pattern: PatternUnderTest
  ) async throws {
    var posts = Posts(.numbered(25))
    for id in [24, 3] as [Post.ID] { posts.setLiked(true, id) }
    let app = try await pattern.openFeed(posts: Array(posts))
    try await app.tap("Liked only")
    expectEnd(app, "───", "[♥ 1]  [Ada]  Post 24", "…")

    try await app.reachEnd()
    try await app.answer()
    expectEnd(app, "───", "[♥ 1]  [Ada]  Post 24", "[♥ 1]  [Ada]  Post 3", "That is all.")

    try await app.refresh()
    try await app.answer()
    expectEnd(app, "───", "[♥ 1]  [Ada]  Post 24", "…")
    expectLine(app, "[x] Liked only")
  }

  @Test(arguments: PatternUnderTest.all)
  func `F10: the switch narrows a search result`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed()
    try await app.tap("Liked only")
    try await app.search("ada")
    try await app.answer()
    expectEnd(app, "───", "No such posts.")

    try await app.tap("Liked only")
    expectEnd(app, "───", "[♡ 3]  [Ada]  Third", "[♡ 0]  [Ada]  First", "That is all.")
  }
}
