import LabBackend
import LabDomain
import Testing

@Suite(.conformance) struct FoundPostsTests {
  @Test(arguments: PatternUnderTest.all)
  func `F7: a like on a search result shows in the feed too`(_ pattern: PatternUnderTest)
    async throws
  {
    let app = try await pattern.openFeed()
    try await app.search("third")
    try await app.answer()
    try await app.tap("like-3")
    expectLine(app, "[♥ 4]  [Ada]  Third")

    try await app.type("", into: "Search")
    expectLine(app, "[♥ 4]  [Ada]  Third")
    try await app.answer(.failure(.offline))
    expectLine(app, "[♡ 3]  [Ada]  Third")
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: a pending like shows in a search result`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed()
    try await app.tap("like-3")
    try await app.search("third")
    try await app.release(.search("third"))
    expectLine(app, "[♥ 4]  [Ada]  Third")

    try await app.answer(.failure(.offline))
    expectLine(app, "[♡ 3]  [Ada]  Third")
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: the end of a search result requests no page`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed(posts: .numbered(25))
    try await app.search("Post 1")
    try await app.answer()
    try await app.reachEnd()
    #expect(app.pending == [])
    expectEnd(app, "That is all.")
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: a found post can be liked before its page has loaded`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed(posts: .numbered(25))
    try await app.search("Post 3")
    try await app.answer()
    try await app.tap("like-3")
    expectLine(app, "[♥ 1]  [Ada]  Post 3")
    try await app.answer()

    try await app.type("", into: "Search")
    try await app.reachEnd()
    try await app.answer()
    expectLine(app, "[♥ 1]  [Ada]  Post 3")
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: a tap toggles the visible like, not an older copy`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    try await app.search("third")
    try await app.answer(
      .posts([
        Post(id: 3, author: 2, authorName: "Ada", text: "Third", likeCount: 8, isLiked: true)
      ]))
    try await app.tap("like-3")
    expectLine(app, "[♡ 7]  [Ada]  Third")
    #expect(app.pending == [.setLiked(false, 3)])

    try await app.answer(.failure(.offline))
    expectLine(app, "[♥ 8]  [Ada]  Third")
    try await app.tap("OK")
    try await app.type("", into: "Search")
    expectLine(app, "[♥ 8]  [Ada]  Third")
  }
}
