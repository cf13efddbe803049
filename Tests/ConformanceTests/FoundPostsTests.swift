import Domain
import LabTestSupport
import SampleBackend
import StageUI
import Testing

@Suite(.conformance) struct FoundPostsTests {
  @Test(arguments: PatternUnderTest.all)
  func `F7: a post that was found is liked in the feed too`(_ pattern: PatternUnderTest)
    async throws
  {
    let app = pattern.feed()
    try await app.open()
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
  func `F7: a like under way shows in what is found`(_ pattern: PatternUnderTest) async throws {
    let app = pattern.feed()
    try await app.open()
    try await app.tap("like-3")
    try await app.search("third")
    try app.backend.release(.search("third"))
    await app.stage.settle()
    expectLine(app, "[♥ 4]  [Ada]  Third")

    try await app.answer(.failure(.offline))
    expectLine(app, "[♡ 3]  [Ada]  Third")
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: the end of what was found asks for no page`(_ pattern: PatternUnderTest) async throws {
    let app = pattern.feed(posts: .numbered(25))
    try await app.open()
    try await app.search("Post 1")
    try await app.answer()
    try await app.reachEnd()
    #expect(app.pending == [])
    #expect(app.stage.text.hasSuffix("That is all."))
  }

  @Test(arguments: PatternUnderTest.all)
  func `F7: a post that was found before its page came can be liked`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.feed(posts: .numbered(25))
    try await app.open()
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
  func `F7: a tap turns round the like that is seen, also when the feed knows an older one`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.feed()
    try await app.open()
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
