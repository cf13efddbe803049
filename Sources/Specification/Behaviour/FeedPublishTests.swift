import LabBackend
import LabDomain
import StageUI
import Testing

@Suite(.conformance) struct FeedPublishTests {
  @Test(arguments: PatternUnderTest.all)
  func `F8: a published post is inserted on top and clears the draft`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    try await app.type("Hello", into: "New post")
    expectLine(app, "New post ‹Hello›")
    expectLine(app, "5/140  [Publish]")

    try await app.tap("Publish")
    #expect(app.pending == [.publish("Hello")])
    expectLine(app, "New post (Hello)")
    expectLine(app, "5/140  (Publish)")

    try await app.answer()
    expectScreen(
      app,
      """
      ═══ Feed ═══
      Search ‹›
      [ ] Liked only
      [Write]
      New post ‹›
      0/140  (Publish)
      ───
      [♡ 0]  [Noor van der Berg]  Hello
      [♡ 3]  [Ada]  Third
      [♥ 2]  [Bo]  Second
      [♡ 0]  [Ada]  First
      That is all.
      """)
  }

  @Test(arguments: PatternUnderTest.all)
  func `F8: each failed post keeps the draft and shows an alert`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    try await app.type("Hello", into: "New post")
    for _ in 1...2 {
      try await app.tap("Publish")
      try await app.answer(.failure(.server))
      expectLine(app, "┌ Could not publish")

      try await app.tap("OK")
      expectLine(app, "New post ‹Hello›")
      expectLine(app, "5/140  [Publish]")
      expectLine(app, "[♡ 3]  [Ada]  Third")
    }
  }

  @Test(arguments: PatternUnderTest.all)
  func `F8: a blank draft cannot be published`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed()
    try await app.type(" \t ", into: "New post")
    expectLine(app, "3/140  (Publish)")
  }

  @Test(arguments: PatternUnderTest.all)
  func `F8: a draft is cut at 140 characters; a family emoji is one`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    let family = String(repeating: "👨‍👩‍👧‍👦", count: 140)
    try await app.type(family, into: "New post")
    expectLine(app, "140/140  [Publish]")

    try await app.type(family + "!", into: "New post")
    expectLine(app, "140/140  [Publish]")
    try await app.tap("Publish")
    #expect(app.pending == [.publish(family)])
  }

  @Test(arguments: PatternUnderTest.all)
  func `F8: a letter and its combining mark are one character`(_ pattern: PatternUnderTest)
    async throws
  {
    let app = try await pattern.openFeed()
    let marked = String(repeating: "e\u{301}", count: 140)
    try await app.type(marked, into: "New post")
    expectLine(app, "New post ‹\(marked)›")
    expectLine(app, "140/140  [Publish]")
  }

  @Test(arguments: PatternUnderTest.all)
  func `F8: a post that a refresh has already loaded shows once`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    try await app.type("Hello", into: "New post")
    try await app.tap("Publish")
    let post = Post(id: 4, author: 1, authorName: "Noor van der Berg", text: "Hello")
    try await app.refresh()
    try app.backend.release(
      .page(after: nil), with: .page(Page(items: [post] + .short, next: nil)))
    await app.stage.settle()

    try await app.answer(.post(post))
    expectEnd(
      app, "───", "[♡ 0]  [Noor van der Berg]  Hello", "[♡ 3]  [Ada]  Third", "[♥ 2]  [Bo]  Second",
      "[♡ 0]  [Ada]  First", "That is all.")
  }
}
