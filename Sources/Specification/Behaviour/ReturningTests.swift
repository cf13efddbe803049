import LabBackend
import LabContract
import LabDomain
import StageUI
import Testing

/// Coming back, and acting in that very turn. Trying every order found each of these sessions.
@Suite(.conformance) struct ReturningTests {
  @Test(arguments: PatternUnderTest.tracedToo)
  func `One turn: Retry in the turn of a return requests once`(
    _ pattern: PatternUnderTest
  ) async throws {
    for app in [pattern.feed(), pattern.profile()] {
      await app.appear()
      try await app.answer(.failure(.offline))
      await app.leave()
      app.stage.appear()
      try app.stage.tap("Retry")
      await app.stage.settle()
      #expect(app.pending.count == 1)

      try await app.answer()
      #expect(app.pending == [])
      #expect(!app.shows(line: "[Retry]"))
    }
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `One turn: Back in the turn of a return asks about edits saved meanwhile`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.type("Noor", into: "Name")
    try await app.tap("Save")
    try app.backend.releaseFirst()
    await app.leave()
    app.stage.appear()
    try app.stage.tap("Back")
    await app.stage.settle()
    expectLine(app, "┌ Discard your changes?")
    expectLine(app, "Name ‹Noor›")
    expectLine(app, "(Save)")
    #expect(app.path == [.feed, .profile(1)])
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `One turn: a refresh before leaving and returning does not run`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    try app.stage.refresh()
    app.stage.disappear()
    app.stage.appear()
    await app.stage.settle()
    #expect(app.pending == [])
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `One turn: what leaving cancels can be repeated on return`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = try await pattern.openFeed()
    try await feed.type("Hi", into: "New post")
    try await feed.tap("Publish")
    feed.stage.disappear()
    feed.stage.appear()
    try feed.stage.tap("Publish")
    await feed.stage.settle()
    #expect(feed.pending == [.publish("Hi")])
    #expect(feed.backend.log.suffix(2) == [.publish("Hi"), .publish("Hi")])
    expectLine(feed, "2/140  (Publish)")

    let profile = try await pattern.openProfile()
    try await profile.type("Noor", into: "Name")
    try await profile.tap("Save")
    profile.stage.disappear()
    profile.stage.appear()
    try profile.stage.tap("Save")
    await profile.stage.settle()
    #expect(profile.pending.count == 1)
    #expect(profile.backend.log.count == 3)
    expectLine(profile, "(Save)")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `One turn: a like tapped as a search is answered stays`(
    _ pattern: PatternUnderTest
  ) async throws {
    for isTappedFirst in [false, true] {
      let app = try await pattern.openFeed()
      try await app.search("third")
      if isTappedFirst { try app.stage.tap("like-3") }
      try app.backend.release(.search("third"))
      if !isTappedFirst { try app.stage.tap("like-3") }
      await app.stage.settle()
      expectEnd(app, "[♥ 4]  [Ada]  Third", "That is all.")
      #expect(app.pending == [.setLiked(true, 3)])
    }
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `One turn: a query cleared and typed again searches again`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    try await app.search("third")
    try await app.answer()
    expectEnd(app, "[♡ 3]  [Ada]  Third", "That is all.")
    for query in ["", "third"] { try app.stage.type(query, into: "Search") }
    await app.stage.settle()
    expectLine(app, "[♡ 0]  [Ada]  First")

    await app.wait(SearchRule.pause)
    #expect(app.pending == [.search("third")])
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `One turn: a refresh answered along with a publish can be repeated`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    try await app.type("Hi", into: "New post")
    try await app.tap("Publish")
    try await app.refresh()
    for call in app.backend.pending { try app.backend.release(call) }
    await app.stage.settle()
    #expect(app.pending == [])

    try await app.refresh()
    #expect(app.pending == [.page(after: nil)])
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `One turn: a post published as its author is renamed has the new name`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    try await app.type("Hi", into: "New post")
    try await app.tap("Publish")
    try app.backend.releaseFirst()
    try app.backend.saveElsewhere(1, name: "Noor")
    await app.stage.settle()
    expectLine(app, "[♡ 0]  [Noor]  Hi")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `One turn: a refresh right after a return is sent, whatever leaving cancelled`(
    _ pattern: PatternUnderTest
  ) async throws {
    for isUnderWay in [false, true] {
      let app = try await pattern.openFeed(posts: .numbered(25))
      try app.stage.refresh()
      if isUnderWay { await app.stage.settle() }
      app.stage.disappear()
      app.stage.appear()
      try app.stage.refresh()
      try app.stage.appear("feed-end")
      await app.stage.settle()
      #expect(app.pending == [.page(after: nil)])

      try await app.answer()
      try await app.reachEnd()
      #expect(app.pending == [.page(after: Cursor(6))])
    }
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `One turn: a search and a page are sent right after a return`(
    _ pattern: PatternUnderTest
  ) async throws {
    for isUnderWay in [false, true] {
      let app = try await pattern.openFeed(posts: .numbered(25))
      try app.stage.type("ada", into: "Search")
      try app.stage.appear("feed-end")
      if isUnderWay { await app.stage.settle() }
      app.stage.disappear()
      app.stage.appear()
      try app.stage.type("bo", into: "Search")
      try app.stage.type("", into: "Search")
      try app.stage.appear("feed-end")
      try app.stage.type("bo", into: "Search")
      await app.stage.settle()
      await app.wait(SearchRule.pause)
      #expect(app.pending == [.page(after: Cursor(6)), .search("bo")])
    }
  }
}
