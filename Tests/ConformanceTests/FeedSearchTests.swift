import Domain
import LabTestSupport
import SampleBackend
import StageUI
import Testing

@Suite(.conformance) struct FeedSearchTests {
  @Test(arguments: FormUnderTest.all)
  func `F7: a search begins 300 ms after the last letter, and asks once`(
    _ form: FormUnderTest
  ) async throws {
    let app = form.feed()
    try await app.open()
    try await app.type("s", into: "Search")
    await app.wait(.milliseconds(299))
    try await app.type("se", into: "Search")
    await app.wait(.milliseconds(299))
    #expect(app.pending == [])

    await app.wait(.milliseconds(1))
    #expect(app.pending == [.search("se")])
    expectLine(app, "[♡ 3]  [Ada]  Third")

    try await app.answer()
    expectScreen(
      app,
      """
      ═══ Feed ═══
      Search ‹se›
      [ ] Liked only
      New post ‹›
      0/140  (Publish)
      ───
      [♥ 2]  [Bo]  Second
      That is all.
      """)
    #expect(app.clock.sleepers == [])
  }

  @Test(arguments: FormUnderTest.all)
  func `F7: an answer to an older query never replaces a newer one`(
    _ form: FormUnderTest
  ) async throws {
    let app = form.feed(policy: .stubborn)
    try await app.open()
    try await app.type("first", into: "Search")
    await app.wait(.milliseconds(300))
    try await app.type("second", into: "Search")
    await app.wait(.milliseconds(300))
    #expect(app.pending == [.search("first"), .search("second")])

    try app.backend.release(.search("second"))
    await app.stage.settle()
    expectLine(app, "[♥ 2]  [Bo]  Second")

    try app.backend.release(.search("first"))
    await app.stage.settle()
    expectLine(app, "[♥ 2]  [Bo]  Second")
    #expect(!app.shows(line: "[♡ 0]  [Ada]  First"))
  }

  @Test(arguments: FormUnderTest.all)
  func `F7: an answer to an older query is not shown while the newer one waits`(
    _ form: FormUnderTest
  ) async throws {
    let app = form.feed(policy: .stubborn)
    try await app.open()
    try await app.type("first", into: "Search")
    await app.wait(.milliseconds(300))
    try await app.type("second", into: "Search")
    try app.backend.release(.search("first"))
    await app.stage.settle()
    expectLine(app, "[♡ 3]  [Ada]  Third")
    expectLine(app, "[♥ 2]  [Bo]  Second")
    expectLine(app, "[♡ 0]  [Ada]  First")
  }

  @Test(arguments: FormUnderTest.all)
  func `F7: clearing the query brings the feed back, and ends the search under way`(
    _ form: FormUnderTest
  ) async throws {
    let app = form.feed(posts: .numbered(25), policy: .stubborn)
    try await app.open()
    try await app.type("Post 7", into: "Search")
    await app.wait(.milliseconds(300))
    try await app.answer()
    #expect(app.stage.text.hasSuffix("───\n[♡ 0]  [Ada]  Post 7\nThat is all."))

    try await app.type("Post 8", into: "Search")
    await app.wait(.milliseconds(300))
    try await app.type("", into: "Search")
    expectLine(app, "[♡ 0]  [Ada]  Post 25")
    #expect(app.stage.text.hasSuffix("[Ada]  Post 6\n…"))

    try await app.answer()
    expectLine(app, "[♡ 0]  [Ada]  Post 25")
    #expect(app.stage.text.hasSuffix("[Ada]  Post 6\n…"))
    #expect(app.backend.log.count == 3)
  }

  @Test(arguments: FormUnderTest.all)
  func `F7: a blank query is none, and spaces around one are not searched for`(
    _ form: FormUnderTest
  ) async throws {
    let app = form.feed()
    try await app.open()
    try await app.type("   ", into: "Search")
    await app.wait(.milliseconds(300))
    #expect(app.pending == [])

    try await app.type(" bo ", into: "Search")
    await app.wait(.milliseconds(300))
    #expect(app.pending == [.search("bo")])
    try await app.answer()
    expectLine(app, "Search ‹ bo ›")
    expectLine(app, "[♥ 2]  [Bo]  Second")

    try await app.type("bo", into: "Search")
    await app.wait(.milliseconds(300))
    #expect(app.pending == [])
  }

  @Test(arguments: FormUnderTest.all)
  func `F7: going back to the query that was answered asks nothing`(
    _ form: FormUnderTest
  ) async throws {
    let app = form.feed()
    try await app.open()
    try await app.type("bo", into: "Search")
    await app.wait(.milliseconds(300))
    try await app.answer()
    try await app.type("boo", into: "Search")
    try await app.type("bo", into: "Search")
    await app.wait(.milliseconds(300))
    #expect(app.pending == [])
    expectLine(app, "[♥ 2]  [Bo]  Second")
  }

  @Test(arguments: FormUnderTest.all)
  func `F7: a search that finds nothing says so`(_ form: FormUnderTest) async throws {
    let app = form.feed()
    try await app.open()
    try await app.type("xyz", into: "Search")
    await app.wait(.milliseconds(300))
    try await app.answer()
    #expect(app.stage.text.hasSuffix("───\nNo such posts."))
  }

  @Test(arguments: FormUnderTest.all)
  func `F7: a failed search keeps the rows and says so`(_ form: FormUnderTest) async throws {
    let app = form.feed()
    try await app.open()
    try await app.type("bo", into: "Search")
    await app.wait(.milliseconds(300))
    try await app.answer(.failure(.offline))
    expectLine(app, "┌ Could not search")
    expectLine(app, "[♡ 3]  [Ada]  Third")
  }

  @Test(arguments: FormUnderTest.all)
  func `F7: a post that was found is liked in the feed too`(_ form: FormUnderTest) async throws {
    let app = form.feed()
    try await app.open()
    try await app.type("third", into: "Search")
    await app.wait(.milliseconds(300))
    try await app.answer()
    try await app.tap("like-3")
    expectLine(app, "[♥ 4]  [Ada]  Third")

    try await app.type("", into: "Search")
    expectLine(app, "[♥ 4]  [Ada]  Third")
    try await app.answer(.failure(.offline))
    expectLine(app, "[♡ 3]  [Ada]  Third")
  }

  @Test(arguments: FormUnderTest.all)
  func `F7: a like under way shows in what is found`(_ form: FormUnderTest) async throws {
    let app = form.feed()
    try await app.open()
    try await app.tap("like-3")
    try await app.type("third", into: "Search")
    await app.wait(.milliseconds(300))
    try app.backend.release(.search("third"))
    await app.stage.settle()
    expectLine(app, "[♥ 4]  [Ada]  Third")

    try await app.answer(.failure(.offline))
    expectLine(app, "[♡ 3]  [Ada]  Third")
  }

  @Test(arguments: FormUnderTest.all)
  func `F7: the end of what was found asks for no page`(_ form: FormUnderTest) async throws {
    let app = form.feed(posts: .numbered(25))
    try await app.open()
    try await app.type("Post 1", into: "Search")
    await app.wait(.milliseconds(300))
    try await app.answer()
    try await app.reachEnd()
    #expect(app.pending == [])
    #expect(app.stage.text.hasSuffix("That is all."))
  }

  @Test(arguments: FormUnderTest.all)
  func `F7: leaving ends the search, and coming back begins it again`(
    _ form: FormUnderTest
  ) async throws {
    let app = form.feed()
    try await app.open()
    try await app.type("bo", into: "Search")
    await app.leave()
    #expect(app.clock.sleepers == [])

    await app.comeBack()
    await app.wait(.milliseconds(300))
    #expect(app.pending == [.search("bo")])
    try await app.answer()
    expectLine(app, "[♥ 2]  [Bo]  Second")

    await app.leave()
    await app.comeBack()
    await app.wait(.milliseconds(300))
    #expect(app.pending == [])
  }

  @Test(arguments: FormUnderTest.all)
  func `F7: an older query that fails is not told`(_ form: FormUnderTest) async throws {
    let app = form.feed(policy: .stubborn)
    try await app.open()
    for query in ["second", ""] {
      try await app.type("first", into: "Search")
      await app.wait(.milliseconds(300))
      try await app.type(query, into: "Search")
      try app.backend.release(.search("first"), with: .failure(.offline))
      await app.stage.settle()
      #expect(!app.stage.text.contains("Could not search"))
    }
  }

  @Test(arguments: FormUnderTest.all)
  func `F7: a second failed search is told as well`(_ form: FormUnderTest) async throws {
    let app = form.feed()
    try await app.open()
    for query in ["bo", "ada"] {
      try await app.type(query, into: "Search")
      await app.wait(.milliseconds(300))
      try await app.answer(.failure(.offline))
      expectLine(app, "┌ Could not search")
      try await app.tap("OK")
    }
  }

  @Test(arguments: FormUnderTest.all)
  func `F7: clearing the query ends what was asked for`(_ form: FormUnderTest) async throws {
    let app = form.feed()
    try await app.open()
    try await app.type("bo", into: "Search")
    await app.wait(.milliseconds(300))
    #expect(app.pending == [.search("bo")])
    try await app.type("", into: "Search")
    #expect(app.pending == [])
  }

  @Test(arguments: FormUnderTest.all)
  func `F7: a post that was found before its page came can be liked`(
    _ form: FormUnderTest
  ) async throws {
    let app = form.feed(posts: .numbered(25))
    try await app.open()
    try await app.type("Post 3", into: "Search")
    await app.wait(.milliseconds(300))
    try await app.answer()
    try await app.tap("like-3")
    expectLine(app, "[♥ 1]  [Ada]  Post 3")
    try await app.answer()

    try await app.type("", into: "Search")
    try await app.reachEnd()
    try await app.answer()
    expectLine(app, "[♥ 1]  [Ada]  Post 3")
  }

  @Test(arguments: FormUnderTest.all)
  func `F7: a tap turns round the like that is seen, also when the feed knows an older one`(
    _ form: FormUnderTest
  ) async throws {
    let app = form.feed()
    try await app.open()
    try await app.type("third", into: "Search")
    await app.wait(.milliseconds(300))
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

  @Test(arguments: FormUnderTest.all)
  func `F7: a field that writes what it holds does not begin the search again`(
    _ form: FormUnderTest
  ) async throws {
    let app = form.feed()
    try await app.open()
    try await app.type("bo", into: "Search")
    await app.wait(.milliseconds(200))
    try await app.type("bo", into: "Search")
    await app.wait(.milliseconds(100))
    #expect(app.pending == [.search("bo")])

    try await app.type("bo", into: "Search")
    #expect(app.pending == [.search("bo")])
    #expect(app.clock.sleepers == [])
  }
}
