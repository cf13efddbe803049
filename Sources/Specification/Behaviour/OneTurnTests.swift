import LabBackend
import LabContract
import LabDomain
import StageUI
import Testing

/// Several user actions in one turn of the main queue, before any task that they start has run.
@Suite(.conformance) struct OneTurnTests {
  @Test(arguments: PatternUnderTest.tracedToo)
  func `One turn: the last query typed is the one searched for`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    for query in ["ada", "bo", "ada"] { try app.stage.type(query, into: "Search") }
    await app.stage.settle()
    await app.wait(SearchRule.pause)
    #expect(app.pending == [.search("ada")])
    expectLine(app, "Search ‹ada›")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `One turn: a query typed and cleared searches for nothing`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    for query in ["ada", ""] { try app.stage.type(query, into: "Search") }
    await app.stage.settle()
    await app.wait(SearchRule.pause)
    #expect(app.pending == [])
    expectEnd(app, "[♡ 0]  [Ada]  First", "That is all.")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `One turn: a switch tapped twice is off again`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed()
    try app.stage.tap("Liked only", times: 2)
    await app.stage.settle()
    expectLine(app, "[ ] Liked only")
    expectLine(app, "[♡ 3]  [Ada]  Third")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `One turn: two taps on Retry request once`(_ pattern: PatternUnderTest) async throws {
    for app in [pattern.feed(), pattern.profile()] {
      await app.appear()
      try await app.answer(.failure(.offline))
      try app.stage.tap("Retry", times: 2)
      await app.stage.settle()
      #expect(app.backend.log.count == 2)

      try await app.answer()
      #expect(app.pending == [])
      #expect(!app.shows(line: "[Retry]"))
    }
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `One turn: two taps on a page's Retry request it once`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed(posts: .numbered(25))
    try await app.reachEnd()
    try await app.answer(.failure(.offline))
    try app.stage.tap("Retry", times: 2)
    await app.stage.settle()
    #expect(app.pending.count == 1)

    try await app.answer()
    expectEnd(app, "[♡ 0]  [Ada]  Post 1", "That is all.")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `One turn: two taps on Publish and on Save send once`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = try await pattern.openFeed()
    try feed.stage.type("Hello", into: "New post")
    try feed.stage.tap("Publish", times: 2)
    await feed.stage.settle()
    #expect(feed.pending == [.publish("Hello")])

    let profile = try await pattern.openProfile()
    try profile.stage.type("Noor", into: "Name")
    try profile.stage.tap("Save", times: 2)
    await profile.stage.settle()
    #expect(profile.pending.count == 1)
    try await profile.answer()
    #expect(profile.pending == [] && profile.path == [.feed])
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `One turn: a refresh asked for while leaving does not run`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    try app.stage.refresh()
    await app.leave()
    #expect(app.pending == [])

    await app.appear()
    expectEnd(app, "[♡ 0]  [Ada]  First", "That is all.")
    try await app.refresh()
    #expect(app.pending == [.page(after: nil)])
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `One turn: Back and an author count even while leaving`(
    _ pattern: PatternUnderTest
  ) async throws {
    let profile = try await pattern.openProfile()
    try profile.stage.tap("Back")
    await profile.leave()
    #expect(profile.path == [.feed])

    let feed = try await pattern.openFeed()
    try feed.stage.tap("author-3")
    await feed.leave()
    #expect(feed.path == [.feed, .profile(2)])
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `One turn: a screen left and shown again loads once`(
    _ pattern: PatternUnderTest
  ) async throws {
    for isUnderWay in [false, true] {
      for app in [pattern.feed(), pattern.profile()] {
        app.stage.appear()
        if isUnderWay { await app.stage.settle() }
        app.stage.disappear()
        await app.appear()
        #expect(app.pending.count == 1)
        try await app.answer()
        #expect(app.pending == [])
      }
    }
  }
}
