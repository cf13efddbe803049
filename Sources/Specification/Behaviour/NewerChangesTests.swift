import LabBackend
import LabDomain
import StageUI
import Testing

/// Answers that the server gave before a newer change succeeded.
@Suite(.conformance) struct NewerChangesTests {
  @Test(arguments: PatternUnderTest.tracedToo)
  func `F11: an older refresh keeps a like and a post`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed()
    try await app.refresh()
    try await app.tap("like-3")
    try await app.release(.setLiked(true, 3))
    try await app.type("Hello", into: "New post")
    try await app.tap("Publish")
    try await app.release(.publish("Hello"))

    try await app.answer(.page(Page(items: .short, next: nil)))
    expectEnd(
      app,
      "[♡ 0]  [Noor van der Berg]  Hello",
      "[♥ 4]  [Ada]  Third",
      "[♥ 2]  [Bo]  Second",
      "[♡ 0]  [Ada]  First",
      "That is all.")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `F11: a refresh after a like shows what the server says`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    try await app.tap("like-3")
    try await app.answer()
    try await app.refresh()
    try await app.answer(.page(Page(items: .short, next: nil)))
    expectLine(app, "[♡ 3]  [Ada]  Third")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `F11: a post published under an older name shows the new one`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    try await app.type("Hi", into: "New post")
    try await app.tap("Publish")
    try app.backend.saveElsewhere(1, name: "Noor")
    await app.stage.settle()
    try await app.answer(.post(Post(id: 4, author: 1, authorName: "Noor van der Berg", text: "Hi")))
    expectLine(app, "[♡ 0]  [Noor]  Hi")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `F11: the last of several likes confirmed during a refresh is shown`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    try await app.refresh()
    for isLiked in [true, false] {
      try await app.tap("like-3")
      try await app.release(.setLiked(isLiked, 3))
    }
    try await app.answer(.page(Page(items: .short, next: nil)))
    expectLine(app, "[♡ 3]  [Ada]  Third")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `F11: an older search keeps a like`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openFeed()
    try await app.search("third")
    try await app.tap("like-3")
    try await app.release(.setLiked(true, 3))
    try await app.answer(.posts(Array([Post].short.prefix(1))))
    expectEnd(app, "[♥ 4]  [Ada]  Third", "That is all.")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `F11: an older page and refresh keep a new name`(_ pattern: PatternUnderTest) async throws {
    for isRefresh in [false, true] {
      let app = try await pattern.openFeed(posts: .numbered(25))
      if isRefresh { try await app.refresh() } else { try await app.reachEnd() }
      try await rename(app)

      let last = [Post].numbered(25).last
      try await app.answer(.page(Page(items: [try #require(last)], next: nil)))
      expectEnd(app, "[♡ 0]  [Ada Lind]  Post 1", "That is all.")
    }
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `F11: a like tapped before an answer shows in its rows`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    try await app.refresh()
    try await app.tap("like-3")
    try await app.tap("like-2")
    try await app.release(.page(after: nil))
    expectLine(app, "[♥ 4]  [Ada]  Third")
    expectLine(app, "[♡ 1]  [Bo]  Second")

    try await app.tap("like-3")
    try await app.refresh()
    try await app.release(.page(after: nil), with: .page(Page(items: .short, next: nil)))
    expectLine(app, "[♡ 3]  [Ada]  Third")
    try await app.release(.setLiked(true, 3))
    #expect(app.pending == [.setLiked(false, 2), .setLiked(false, 3)])
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `F12: a repeated post keeps its row and shows its newest version`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    try await app.refresh()
    let third = Post(id: 3, author: 2, authorName: "Ada Lind", text: "Third", likeCount: 9)
    let posts: [Post] = .short + [third]
    try await app.answer(.page(Page(items: posts, next: Cursor(1))))
    expectEnd(
      app, "[♡ 9]  [Ada Lind]  Third", "[♥ 2]  [Bo]  Second", "[♡ 0]  [Ada]  First", "…")

    try await app.reachEnd()
    let second = Post(id: 2, author: 3, authorName: "Bo", text: "Second", likeCount: 5)
    try await app.answer(.page(Page(items: [second], next: nil)))
    expectEnd(
      app, "[♡ 9]  [Ada Lind]  Third", "[♡ 5]  [Bo]  Second", "[♡ 0]  [Ada]  First",
      "That is all.")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `F12: a search result that repeats a post shows it once`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    try await app.search("bo")
    let second = [Post].short[1]
    try await app.answer(.posts([second, second]))
    expectEnd(app, "───", "[♥ 2]  [Bo]  Second", "That is all.")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `F12: a refresh during a search renews the found post`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    try await app.search("third")
    try await app.answer()
    try await app.refresh()
    let third = Post(id: 3, author: 2, authorName: "Ada Lind", text: "Third", likeCount: 8)
    try await app.answer(.page(Page(items: [third], next: nil)))
    expectEnd(app, "───", "[♡ 8]  [Ada Lind]  Third", "That is all.")

    try await app.tap("like-3")
    expectLine(app, "[♥ 9]  [Ada Lind]  Third")
    try await app.type("", into: "Search")
    expectLine(app, "[♥ 9]  [Ada Lind]  Third")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `F12: a page that arrives during a search renews the found post`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed(posts: .numbered(25))
    try await app.reachEnd()
    try await app.search("Post 3")
    try await app.release(.search("Post 3"))
    let third = Post(id: 3, author: 2, authorName: "Ada Lind", text: "Post 3", likeCount: 8)
    try await app.answer(.page(Page(items: [third], next: nil)))
    expectEnd(app, "───", "[♡ 8]  [Ada Lind]  Post 3", "That is all.")
  }

  private func rename(_ app: TestApp) async throws {
    try app.backend.saveElsewhere(2, name: "Ada Lind")
    await app.stage.settle()
    expectLine(app, "[♡ 0]  [Ada Lind]  Post 25")
  }
}
