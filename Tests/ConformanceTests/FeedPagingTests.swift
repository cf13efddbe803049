import Domain
import LabTestSupport
import SampleBackend
import StageUI
import Testing

@Suite(.conformance) struct FeedPagingTests {
  @Test(arguments: FormUnderTest.all)
  func `F4: reaching the end loads the next page once, however often`(
    _ form: FormUnderTest
  ) async throws {
    let app = form.feed(posts: .numbered(25))
    try await app.open()
    try await app.reachEnd()
    try await app.reachEnd()
    try await app.reachEnd()
    #expect(app.pending.count == 1)
    #expect(app.stage.text.hasSuffix("\n◌ Loading more"))

    try await app.answer()
    #expect(app.pending == [])
    expectLine(app, "[♡ 0]  [Ada]  Post 25")
    #expect(app.stage.text.hasSuffix("[Ada]  Post 2\n[♡ 0]  [Ada]  Post 1\nThat is all."))

    try await app.reachEnd()
    #expect(app.backend.log.count == 2)
  }

  @Test(arguments: FormUnderTest.all)
  func `F4: a failed page keeps the rows and offers retry in place`(
    _ form: FormUnderTest
  ) async throws {
    let app = form.feed(posts: .numbered(25))
    try await app.open()
    try await app.reachEnd()
    try await app.answer(.failure(.server))
    #expect(
      app.stage.text.hasSuffix("[Ada]  Post 6\nThe server could not answer.  [Retry]"))

    try await app.reachEnd()
    #expect(app.pending == [])

    try await app.tap("retry-page")
    #expect(app.stage.text.hasSuffix("\n◌ Loading more"))
    try await app.answer()
    #expect(app.stage.text.hasSuffix("[Ada]  Post 1\nThat is all."))
  }

  @Test(arguments: FormUnderTest.all)
  func `F5: refreshing replaces the rows by page 1`(_ form: FormUnderTest) async throws {
    let app = form.feed(posts: .numbered(25))
    try await app.open()
    try await app.reachEnd()
    try await app.answer()

    try await app.refresh()
    expectLine(app, "[♡ 0]  [Ada]  Post 1")
    try await app.answer()
    #expect(app.stage.text.hasSuffix("[Ada]  Post 6\n…"))
    #expect(!app.shows(line: "[♡ 0]  [Ada]  Post 5"))
  }

  @Test(arguments: FormUnderTest.all)
  func `F5: a page under way when the refresh began is discarded`(
    _ form: FormUnderTest
  ) async throws {
    let app = form.feed(posts: .numbered(25))
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

  @Test(arguments: FormUnderTest.all)
  func `F5: an answered page loses against a refresh that began before it was shown`(
    _ form: FormUnderTest
  ) async throws {
    let app = form.feed(posts: .numbered(25))
    try await app.open()
    try await app.reachEnd()

    try app.backend.releaseFirst()
    try await app.refresh()
    try await app.answer()
    #expect(app.stage.text.hasSuffix("[Ada]  Post 6\n…"))
  }

  @Test(arguments: FormUnderTest.all)
  func `F5: a discarded page that is answered late changes nothing`(
    _ form: FormUnderTest
  ) async throws {
    let app = form.feed(posts: .numbered(25), policy: .stubborn)
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

  @Test(arguments: FormUnderTest.all)
  func `F5: no page is asked for while a refresh is under way`(
    _ form: FormUnderTest
  ) async throws {
    let app = form.feed(posts: .numbered(25))
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

  @Test(arguments: FormUnderTest.all)
  func `F5: a second pull changes nothing about the refresh under way`(
    _ form: FormUnderTest
  ) async throws {
    let app = form.feed(posts: .numbered(25))
    try await app.open()
    try await app.refresh()
    try await app.refresh()
    try await app.reachEnd()
    #expect(app.pending == [.page(after: nil)])

    try await app.answer()
    try await app.reachEnd()
    try await app.answer()
    #expect(app.stage.text.hasSuffix("[Ada]  Post 1\nThat is all."))
  }

  @Test(arguments: FormUnderTest.all)
  func `F5: a failed refresh keeps the rows and says so`(_ form: FormUnderTest) async throws {
    let app = form.feed()
    try await app.open()
    try await app.refresh()
    try await app.answer(.failure(.offline))
    expectLine(app, "[♡ 3]  [Ada]  Third")
    #expect(
      app.stage.text.hasSuffix(
        """
        ┌ Could not refresh
        │ You appear to be offline.
        │ [OK]
        """))
  }

  @Test(arguments: FormUnderTest.all)
  func `F5: a discarded page that fails late changes nothing`(_ form: FormUnderTest) async throws {
    let app = form.feed(posts: .numbered(25), policy: .stubborn)
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

  @Test(arguments: FormUnderTest.all)
  func `F5: a page that was asked for again is discarded by a refresh as well`(
    _ form: FormUnderTest
  ) async throws {
    let app = form.feed(posts: .numbered(25))
    try await app.open()
    try await app.reachEnd()
    try await app.answer(.failure(.server))
    try await app.tap("retry-page")
    try await app.refresh()
    #expect(app.pending == [.page(after: nil)])
    try await app.answer()
    #expect(app.stage.text.hasSuffix("[Ada]  Post 6\n…"))
  }

  @Test(arguments: FormUnderTest.all)
  func `F5: a failed page is not asked for again while a refresh is under way`(
    _ form: FormUnderTest
  ) async throws {
    let app = form.feed(posts: .numbered(25))
    try await app.open()
    try await app.reachEnd()
    try await app.answer(.failure(.server))
    try await app.refresh()
    try await app.tap("retry-page")
    #expect(app.pending == [.page(after: nil)])
    try await app.answer()
    #expect(app.stage.text.hasSuffix("[Ada]  Post 6\n…"))
  }

  @Test(arguments: FormUnderTest.all)
  func `F5: behind a refresh that failed there are further pages`(
    _ form: FormUnderTest
  ) async throws {
    let app = form.feed(posts: .numbered(25))
    try await app.open()
    try await app.refresh()
    try await app.answer(.failure(.offline))
    try await app.tap("OK")
    #expect(app.stage.text.hasSuffix("[Ada]  Post 6\n…"))

    try await app.reachEnd()
    try await app.answer()
    #expect(app.stage.text.hasSuffix("[Ada]  Post 1\nThat is all."))
  }

  @Test(arguments: FormUnderTest.all)
  func `F5: a refresh keeps the draft and the query`(_ form: FormUnderTest) async throws {
    let app = form.feed()
    try await app.open()
    try await app.type("Hello", into: "New post")
    try await app.type("bo", into: "Search")
    await app.wait(.milliseconds(300))
    try await app.answer()

    try await app.refresh()
    try await app.answer()
    expectScreen(
      app,
      """
      ═══ Feed ═══
      Search ‹bo›
      [ ] Liked only
      New post ‹Hello›
      5/140  [Publish]
      ───
      [♥ 2]  [Bo]  Second
      That is all.
      """)
  }

  @Test(arguments: FormUnderTest.all)
  func `F5: a second failed refresh is told as well`(_ form: FormUnderTest) async throws {
    let app = form.feed()
    try await app.open()
    for _ in 1...2 {
      try await app.refresh()
      try await app.answer(.failure(.offline))
      expectLine(app, "┌ Could not refresh")
      try await app.tap("OK")
    }
  }

  @Test(arguments: FormUnderTest.all)
  func `F5: a refresh while a search is seen discards the page under way behind it`(
    _ form: FormUnderTest
  ) async throws {
    let app = form.feed(posts: .numbered(25))
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
