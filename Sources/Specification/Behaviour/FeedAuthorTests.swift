import LabContract
import LabDomain
import StageUI
import Testing

@Suite(.conformance) struct FeedAuthorTests {
  @Test(arguments: PatternUnderTest.all)
  func `F9: a tap on an author opens that profile`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed()
    try await app.tap("author-2")
    #expect(app.path == [.feed, .profile(3)])
  }

  @Test(arguments: PatternUnderTest.all)
  func `F9: a double tap opens the profile once`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed()
    try app.stage.tap("author-3")
    try app.stage.tap("author-3")
    await app.stage.settle()
    #expect(app.path == [.feed, .profile(2)])
  }

  @Test(arguments: PatternUnderTest.all)
  func `F9: of two tapped authors, the first one opens`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed()
    try await app.tap("author-2")
    try await app.tap("author-3")
    #expect(app.path == [.feed, .profile(3)])
  }

  @Test(arguments: PatternUnderTest.all)
  func `F9: the next author can be opened on return`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed()
    try await app.tap("author-2")
    await app.leave()
    app.path.removeLast()
    await app.appear()
    try await app.tap("author-3")
    #expect(app.path == [.feed, .profile(2)])
  }
}
