import LabBackend
import LabDomain
import StageUI
import Testing

@Suite(.conformance) struct LeavingTests {
  @Test(arguments: PatternUnderTest.tracedToo)
  func `Leaving: the feed cancels its requests, even new ones, but no like`(
    _ pattern: PatternUnderTest
  ) async throws {
    for isUnderWay in [true, false] {
      let app = try await pattern.openFeed(posts: .numbered(25))
      try app.stage.type("Hello", into: "New post")
      try app.stage.tap("Publish")
      try app.stage.tap("like-25")
      try app.stage.appear("feed-end")
      if isUnderWay {
        await app.stage.settle()
        #expect(app.pending.count == 3)
      }
      await app.leave()
      #expect(app.pending == [.setLiked(true, 25)])

      await app.appear()
      expectLine(app, "[♥ 1]  [Ada]  Post 25")
      expectLine(app, "5/140  [Publish]")
      expectEnd(app, "…")
    }
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `Leaving: a save is cancelled, even one begun in that turn`(
    _ pattern: PatternUnderTest
  ) async throws {
    for isUnderWay in [true, false] {
      let app = try await pattern.openProfile()
      try app.stage.type("Noor", into: "Name")
      try app.stage.tap("Save")
      if isUnderWay { await app.stage.settle() }
      await app.leave()
      #expect(app.pending == [])

      await app.appear()
      expectLine(app, "Name ‹Noor›")
      expectLine(app, "[Save]")
    }
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `Leaving: an unanswered like in a search result goes on`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed(posts: .numbered(25))
    try await app.search("Post 5")
    try await app.answer()
    try await app.tap("like-5")
    await app.leave()

    await app.appear()
    expectLine(app, "[♥ 1]  [Ada]  Post 5")
    try await app.release(.setLiked(true, 5), with: .failure(.offline))
    expectLine(app, "[♡ 0]  [Ada]  Post 5")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `Leaving: an unanswered like of a row that is gone goes on`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed(posts: .numbered(25))
    try await app.reachEnd()
    try await app.answer()
    try await app.tap("like-1")
    try await app.refresh()
    try await app.release(.page(after: nil))
    await app.leave()

    await app.appear()
    try await app.reachEnd()
    try await app.release(try #require(app.pending.last))
    expectLine(app, "[♥ 1]  [Ada]  Post 1")
    #expect(app.pending == [.setLiked(true, 1)])
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `Leaving: the profile cancels its request`(_ pattern: PatternUnderTest) async throws {
    let app = pattern.profile()
    await app.appear()
    #expect(app.pending == [.profile(1)])
    await app.leave()
    #expect(app.pending == [])
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `Leaving: a failure in the same moment is not reported`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed(posts: .numbered(25))
    try await app.reachEnd()
    try await app.type("Hello", into: "New post")
    try await app.tap("Publish")
    for call in app.backend.pending { try app.backend.release(call, with: .failure(.offline)) }
    await app.leave()

    await app.appear()
    expectLine(app, "5/140  [Publish]")
    expectEnd(app, "…")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `Leaving: a load failing in that moment repeats on return`(
    _ pattern: PatternUnderTest
  ) async throws {
    for (app, loading) in [(pattern.feed(), "◌ Loading"), (pattern.profile(), "▒ ◌ Loading")] {
      await app.appear()
      try app.backend.releaseFirst(with: .failure(.offline))
      await app.leave()

      await app.appear()
      #expect(app.pending.count == 1)
      expectEnd(app, loading)
    }
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `Leaving: an open alert is open on return`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed(posts: .numbered(25))
    try await app.reachEnd()
    try await app.tap("like-25")
    try await app.tap("like-24")
    try await app.type("bo", into: "Search")
    try await app.type("Hello", into: "New post")
    try await app.tap("Publish")
    try await app.release(.setLiked(true, 25), with: .failure(.offline))
    await app.leave()
    #expect(app.pending == [.setLiked(true, 24)])

    await app.appear()
    expectLine(app, "┌ Could not change the like")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `Leaving: a refresh is cancelled, and paging works on return`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed(posts: .numbered(25))
    try await app.refresh()
    await app.leave()
    #expect(app.pending == [])

    await app.appear()
    expectEnd(app, "[♡ 0]  [Ada]  Post 6", "…")
    try await app.reachEnd()
    try await app.answer()
    expectEnd(app, "[♡ 0]  [Ada]  Post 1", "That is all.")

    try await app.refresh()
    #expect(app.pending == [.page(after: nil)])
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `Leaving: a retry is cancelled, and repeats on return`(
    _ pattern: PatternUnderTest
  ) async throws {
    for (app, loading) in [(pattern.feed(), "◌ Loading"), (pattern.profile(), "▒ ◌ Loading")] {
      app.stage.appear()
      try await app.answer(.failure(.offline))
      try await app.tap("Retry")
      #expect(app.pending.count == 1)
      await app.leave()
      #expect(app.pending == [])

      await app.appear()
      #expect(app.pending.count == 1)
      expectEnd(app, loading)
    }
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `Leaving: the feed keeps its draft, query and switch`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    try await app.type("Hello", into: "New post")
    try await app.type("bo", into: "Search")
    try await app.tap("Liked only")
    await app.leave()

    await app.appear()
    expectLine(app, "New post ‹Hello›")
    expectLine(app, "Search ‹bo›")
    expectLine(app, "[x] Liked only")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `Leaving: the profile keeps its edits, message and question`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.tap("distance-near")
    try await app.type(SampleData.takenName, into: "Name")
    try await app.tap("Save")
    try await app.answer()
    try await app.tap("Back")
    await app.leave()

    await app.appear()
    expectLine(app, "┌ Discard your changes?")
    try await app.tap("Keep editing")
    expectLine(app, "Name ‹\(SampleData.takenName)›")
    expectLine(app, "! This name is taken.")
    expectLine(app, "[● Up to 10 km]")
    expectLine(app, "(Save)")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `Leaving: an alert on the profile is open on return`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.type("Noor", into: "Name")
    try await app.tap("Save")
    try await app.answer(.failure(.offline))
    await app.leave()
    await app.appear()
    expectLine(app, "┌ Could not save")
  }
}
