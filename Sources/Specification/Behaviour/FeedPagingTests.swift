import LabBackend
import LabDomain
import Testing

@Suite(.conformance) struct FeedPagingTests {
  @Test(arguments: PatternUnderTest.all)
  func `F4: reaching the end repeatedly loads the next page once`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed(posts: .numbered(25))
    try await app.reachEnd()
    try await app.reachEnd()
    try await app.reachEnd()
    #expect(app.pending.count == 1)
    expectEnd(app, "◌ Loading more")

    try await app.answer()
    #expect(app.pending == [])
    expectLine(app, "[♡ 0]  [Ada]  Post 25")
    expectEnd(app, "[♡ 0]  [Ada]  Post 2", "[♡ 0]  [Ada]  Post 1", "That is all.")

    try await app.reachEnd()
    #expect(app.backend.log.count == 2)
  }

  @Test(arguments: PatternUnderTest.all)
  func `F4: a failed page keeps the rows and offers retry in place`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed(posts: .numbered(25))
    try await app.reachEnd()
    try await app.answer(.failure(.server))
    expectEnd(app, "[♡ 0]  [Ada]  Post 6", "The server could not answer.  [Retry]")

    try await app.reachEnd()
    #expect(app.pending == [])

    try await app.tap("retry-page")
    expectEnd(app, "◌ Loading more")
    try await app.answer()
    expectEnd(app, "[♡ 0]  [Ada]  Post 1", "That is all.")
  }
}
