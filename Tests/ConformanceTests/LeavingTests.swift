import Domain
import LabTestSupport
import SampleBackend
import StageUI
import Testing

@Suite(.conformance) struct LeavingTests {
  @Test(arguments: PatternUnderTest.all)
  func `Leaving: the feed cancels what it has asked for`(_ pattern: PatternUnderTest) async throws {
    let app = pattern.feed(posts: .numbered(25))
    try await app.open()
    try await app.reachEnd()
    try await app.tap("like-25")
    try await app.type("Hello", into: "New post")
    try await app.tap("Publish")
    #expect(app.pending.count == 3)

    await app.leave()
    #expect(app.pending == [])

    app.stage.appear()
    await app.stage.settle()
    expectLine(app, "[♡ 0]  [Ada]  Post 25")
    expectLine(app, "5/140  [Publish]")
    #expect(app.stage.text.hasSuffix("\n…"))
  }

  @Test(arguments: PatternUnderTest.all)
  func `Leaving: the profile that saves keeps the edits for a return`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.profile()
    try await app.open()
    try await app.type("Noor", into: "Name")
    try await app.tap("Save")
    await app.leave()
    #expect(app.pending == [])

    app.stage.appear()
    await app.stage.settle()
    expectLine(app, "Name ‹Noor›")
    expectLine(app, "[Save]")
  }

  @Test(arguments: PatternUnderTest.all)
  func `Leaving: the profile cancels what it has asked for`(_ pattern: PatternUnderTest)
    async throws
  {
    let app = pattern.profile()
    app.stage.appear()
    await app.stage.settle()
    #expect(app.pending == [.profile(1)])
    await app.leave()
    #expect(app.pending == [])
  }

  @Test(arguments: PatternUnderTest.all)
  func `Leaving: a failure that comes in the same moment is not told`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.feed(posts: .numbered(25))
    try await app.open()
    try await app.reachEnd()
    try await app.tap("like-25")
    try await app.type("Hello", into: "New post")
    try await app.tap("Publish")
    for call in app.backend.pending { try app.backend.release(call, with: .failure(.offline)) }
    await app.leave()

    await app.comeBack()
    expectLine(app, "[♡ 0]  [Ada]  Post 25")
    expectLine(app, "5/140  [Publish]")
    #expect(app.stage.text.hasSuffix("\n…"))
  }

  @Test(arguments: PatternUnderTest.all)
  func `Leaving: a screen whose load fails in the same moment loads on return`(
    _ pattern: PatternUnderTest
  ) async throws {
    for app in [pattern.feed(), pattern.profile()] {
      app.stage.appear()
      await app.stage.settle()
      try app.backend.releaseFirst(with: .failure(.offline))
      await app.leave()

      await app.comeBack()
      #expect(app.pending.count == 1)
      #expect(app.stage.text.hasSuffix("◌ Loading"))
    }
  }

  @Test(arguments: PatternUnderTest.all)
  func `Leaving: an open alert is still there on return`(_ pattern: PatternUnderTest) async throws {
    let app = pattern.feed(posts: .numbered(25))
    try await app.open()
    try await app.reachEnd()
    try await app.tap("like-25")
    try await app.tap("like-24")
    try await app.type("bo", into: "Search")
    try await app.type("Hello", into: "New post")
    try await app.tap("Publish")
    try app.backend.release(.setLiked(true, 25), with: .failure(.offline))
    await app.stage.settle()
    await app.leave()
    #expect(app.pending == [])

    await app.comeBack()
    expectLine(app, "┌ Could not change the like")
  }

  @Test(arguments: PatternUnderTest.all)
  func `Leaving: a refresh ends, and the rows can be added to on return`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.feed(posts: .numbered(25))
    try await app.open()
    try await app.refresh()
    await app.leave()
    #expect(app.pending == [])

    await app.comeBack()
    #expect(app.stage.text.hasSuffix("[Ada]  Post 6\n…"))
    try await app.reachEnd()
    try await app.answer()
    #expect(app.stage.text.hasSuffix("[Ada]  Post 1\nThat is all."))

    try await app.refresh()
    #expect(app.pending == [.page(after: nil)])
  }

  @Test(arguments: PatternUnderTest.all)
  func `Leaving: what Retry asked for is asked for no longer, but again on return`(
    _ pattern: PatternUnderTest
  ) async throws {
    for app in [pattern.feed(), pattern.profile()] {
      app.stage.appear()
      try await app.answer(.failure(.offline))
      try await app.tap("Retry")
      #expect(app.pending.count == 1)
      await app.leave()
      #expect(app.pending == [])

      await app.comeBack()
      #expect(app.pending.count == 1)
      #expect(app.stage.text.hasSuffix("◌ Loading"))
    }
  }

  @Test(arguments: PatternUnderTest.all)
  func `Leaving: what was typed and chosen on the feed is there on return`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.feed()
    try await app.open()
    try await app.type("Hello", into: "New post")
    try await app.type("bo", into: "Search")
    try await app.tap("Liked only")
    await app.leave()

    await app.comeBack()
    expectLine(app, "New post ‹Hello›")
    expectLine(app, "Search ‹bo›")
    expectLine(app, "[x] Liked only")
  }

  @Test(arguments: PatternUnderTest.all)
  func `Leaving: what was typed and chosen on the profile is there on return`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.profile()
    try await app.open()
    try await app.tap("distance-near")
    try await app.type(SampleData.takenName, into: "Name")
    try await app.tap("Save")
    try await app.answer()
    await app.leave()

    await app.comeBack()
    expectLine(app, "Name ‹\(SampleData.takenName)›")
    expectLine(app, "! This name is taken.")
    expectLine(app, "[● Up to 10 km]")
    expectLine(app, "(Save)")
  }

  @Test(arguments: PatternUnderTest.all)
  func `Leaving: an alert on the profile is still there on return`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.profile()
    try await app.open()
    try await app.type("Noor", into: "Name")
    try await app.tap("Save")
    try await app.answer(.failure(.offline))
    await app.leave()
    await app.comeBack()
    expectLine(app, "┌ Could not save")
  }
}
