import Domain
import LabTestSupport
import SampleBackend
import StageUI
import Testing

@Suite(.conformance) struct RefreshAndPageTests {
  @Test(arguments: PatternUnderTest.all)
  func `F5: a page under way when the refresh began is discarded`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.feed(posts: .numbered(25))
    try await app.open()
    try await app.reachEnd()
    let page = try #require(app.backend.pending.first)

    try await app.refresh()
    let refresh = try #require(app.backend.pending.last)
    #expect(app.backend.pending == [refresh])
    #expect(throws: (any Error).self) { try app.backend.release(page) }
    #expect(app.stage.text.hasSuffix("[Ada]  Post 6\n…"))

    try await app.answer()
    #expect(app.stage.text.hasSuffix("[Ada]  Post 6\n…"))
  }

  @Test(arguments: PatternUnderTest.all)
  func `F5: an answered page loses against a refresh that began before it was shown`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.feed(posts: .numbered(25))
    try await app.open()
    try await app.reachEnd()

    try app.backend.releaseFirst()
    try await app.refresh()
    try await app.answer()
    #expect(app.stage.text.hasSuffix("[Ada]  Post 6\n…"))
  }

  @Test(arguments: PatternUnderTest.all)
  func `F5: a discarded page that is answered late changes nothing`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.feed(posts: .numbered(25), policy: .gatedIgnoringCancellation)
    try await app.open()
    try await app.reachEnd()
    let discarded = try #require(app.backend.pending.first)
    try await app.refresh()
    try app.backend.release(.page(after: nil))
    await app.stage.settle()
    try await app.reachEnd()

    try app.backend.release(discarded)
    await app.stage.settle()
    #expect(app.stage.text.hasSuffix("\n◌ Loading more"))
    try await app.reachEnd()
    #expect(app.pending.count == 1)

    try await app.answer()
    #expect(
      app.stage.text.hasSuffix(
        "[Ada]  Post 6\n[♡ 0]  [Ada]  Post 5\n[♡ 0]  [Ada]  Post 4\n"
          + "[♡ 0]  [Ada]  Post 3\n[♡ 0]  [Ada]  Post 2\n[♡ 0]  [Ada]  Post 1\nThat is all."))
  }

  @Test(arguments: PatternUnderTest.all)
  func `F5: no page is asked for while a refresh is under way`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.feed(posts: .numbered(25))
    try await app.open()
    try await app.refresh()
    try await app.reachEnd()
    #expect(app.pending == [.page(after: nil)])

    try await app.answer()
    try await app.reachEnd()
    #expect(app.pending.count == 1)
    try await app.answer()
    #expect(app.stage.text.hasSuffix("[Ada]  Post 1\nThat is all."))
  }

  @Test(arguments: PatternUnderTest.all)
  func `F5: a discarded page that fails late changes nothing`(_ pattern: PatternUnderTest)
    async throws
  {
    let app = pattern.feed(posts: .numbered(25), policy: .gatedIgnoringCancellation)
    try await app.open()
    try await app.reachEnd()
    let discarded = try #require(app.backend.pending.first)
    try await app.refresh()
    try app.backend.release(.page(after: nil))
    await app.stage.settle()

    try app.backend.release(discarded, with: .failure(.server))
    await app.stage.settle()
    #expect(app.stage.text.hasSuffix("[Ada]  Post 6\n…"))
  }

  @Test(arguments: PatternUnderTest.all)
  func `F5: a page that was asked for again is discarded by a refresh as well`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.feed(posts: .numbered(25))
    try await app.open()
    try await app.reachEnd()
    try await app.answer(.failure(.server))
    try await app.tap("retry-page")
    try await app.refresh()
    #expect(app.pending == [.page(after: nil)])
    try await app.answer()
    #expect(app.stage.text.hasSuffix("[Ada]  Post 6\n…"))
  }

  @Test(arguments: PatternUnderTest.all)
  func `F5: a failed page is not asked for again while a refresh is under way`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.feed(posts: .numbered(25))
    try await app.open()
    try await app.reachEnd()
    try await app.answer(.failure(.server))
    try await app.refresh()
    try await app.tap("retry-page")
    #expect(app.pending == [.page(after: nil)])
    try await app.answer()
    #expect(app.stage.text.hasSuffix("[Ada]  Post 6\n…"))
  }

  @Test(arguments: PatternUnderTest.all)
  func `F5: a refresh while a search is seen discards the page under way behind it`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.feed(posts: .numbered(25))
    try await app.open()
    try await app.reachEnd()
    try await app.type("Post 7", into: "Search")
    await app.wait(SearchRule.pause)
    try app.backend.release(.search("Post 7"))
    try await app.refresh()
    #expect(app.pending == [.page(after: nil)])

    try await app.answer()
    #expect(app.stage.text.hasSuffix("───\n[♡ 0]  [Ada]  Post 7\nThat is all."))
    try await app.type("", into: "Search")
    #expect(app.stage.text.hasSuffix("[Ada]  Post 6\n…"))
  }
}
