import LabBackend
import LabDomain
import StageUI
import Testing

@Suite(.conformance) struct ComposingTests {
  @Test(arguments: PatternUnderTest.all)
  func `N7: the sheet has the draft of the bar`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed()
    try await app.type("Hel", into: "New post")
    try await app.tap("compose")
    expectLine(app, "║ Post ‹Hel›")

    try await app.type("Hello", into: "Post")
    expectScreen(
      app,
      """
      ═══ Feed ═══
      Search ‹›
      [ ] Liked only
      [Write]
      ╔
      ║ Post ‹Hello›
      ║ 5/140
      ║ [Cancel]  [Publish]
      New post ‹Hello›
      5/140  [Publish]
      ───
      [♡ 3]  [Ada]  Third
      [♥ 2]  [Bo]  Second
      [♡ 0]  [Ada]  First
      That is all.
      """)
    #expect(throws: StageError.self) { try app.stage.type("Hi", into: "New post") }
  }

  @Test(arguments: PatternUnderTest.all)
  func `N7: a published post closes the sheet and clears the draft`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.composing("Hello")
    try await app.tap("publish-post")
    #expect(app.pending == [.publish("Hello")])
    expectLine(app, "║ Post (Hello)")
    expectLine(app, "║ [Cancel]  (Publish)")

    try await app.answer()
    #expect(!app.hasSheet)
    expectLine(app, "New post ‹›")
    expectLine(app, "[♡ 0]  [Noor van der Berg]  Hello")
  }

  @Test(arguments: PatternUnderTest.all)
  func `N7: each failed post leaves the sheet open, with its alert above it`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.composing("Hello")
    for _ in 1...2 {
      try await app.tap("publish-post")
      try await app.answer(.failure(.server))
      expectLine(app, "║ ┌ Could not publish")
      #expect(!app.shows(line: "┌ Could not publish"))

      try await app.tap("OK")
      expectLine(app, "║ Post ‹Hello›")
      expectLine(app, "║ [Cancel]  [Publish]")
    }
  }

  @Test(arguments: PatternUnderTest.all)
  func `N7: Cancel and a swipe close the sheet and keep the draft`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.composing("Hello")
    try await app.tap("Cancel")
    #expect(!app.hasSheet)

    try await app.tap("compose")
    try app.stage.dismissSheet()
    #expect(!app.hasSheet)
    expectLine(app, "New post ‹Hello›")
    #expect(app.pending == [])
  }

  @Test(arguments: PatternUnderTest.all)
  func `N7: a post outlives its sheet, and its alert is then on the screen`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.composing("Hello")
    try await app.tap("publish-post")
    try await app.tap("Cancel")
    #expect(app.pending == [.publish("Hello")])

    try await app.answer(.failure(.offline))
    expectLine(app, "┌ Could not publish")
    try await app.tap("OK")
    expectLine(app, "New post ‹Hello›")
  }

  @Test(arguments: PatternUnderTest.all)
  func `N7: a screen that a link shows closes the sheet, and its alert waits`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.composing("Hello")
    try await app.tap("publish-post")
    try await app.answer(.failure(.offline))
    let profile = try await app.opening(2)
    await profile.leave()
    app.path.removeLast()
    await app.appear()

    #expect(!app.hasSheet)
    expectLine(app, "┌ Could not publish")
    try await app.tap("OK")
    expectLine(app, "New post ‹Hello›")
  }

  @Test(arguments: PatternUnderTest.all)
  func `N7: the alert of a like waits until the sheet is closed`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    try await app.tap("like-3")
    try await app.tap("compose")
    try await app.answer(.failure(.offline))
    #expect(!app.stage.text.contains("Could not change the like"))

    try await app.tap("Cancel")
    expectLine(app, "┌ Could not change the like")
  }
}

extension PatternUnderTest {
  /// A feed with a draft in the sheet.
  @MainActor fileprivate func composing(_ draft: String) async throws -> TestApp {
    let app = try await openFeed()
    try await app.tap("compose")
    try await app.type(draft, into: "Post")
    return app
  }
}

extension TestApp {
  fileprivate var hasSheet: Bool { stage.text.contains("╔") }
}
