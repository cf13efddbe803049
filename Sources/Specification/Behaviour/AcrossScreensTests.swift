import LabBackend
import LabContract
import LabDomain
import StageUI
import Testing

@Suite(.conformance) struct AcrossScreensTests {
  @Test(arguments: PatternUnderTest.tracedToo)
  func `P9: a new name shows in the feed on return, without a reload`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = try await pattern.openFeed(posts: .byMe)
    expectLine(feed, "[♡ 0]  [Noor van der Berg]  Mine")

    try await save("Noor", over: feed, pattern)
    await feed.appear()
    expectLine(feed, "[♡ 0]  [Noor]  Mine")
    expectLine(feed, "[♡ 0]  [Ada]  Hers")
    #expect(feed.backend.log.count == 3)
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P9: a new name shows in a search result`(_ pattern: PatternUnderTest) async throws {
    let feed = try await pattern.openFeed(posts: .byMe)
    try await feed.search("mine")
    try await feed.answer()

    try await save("Noor", over: feed, pattern)
    await feed.appear()
    expectLine(feed, "[♡ 0]  [Noor]  Mine")
    try await feed.type("", into: "Search")
    expectLine(feed, "[♡ 0]  [Noor]  Mine")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P9: a new name shows at once while the feed is visible`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = pattern.feed(posts: .byMe, policy: .immediate)
    await feed.appear()
    try feed.backend.saveElsewhere(1, name: "Noor")
    await feed.stage.settle()
    expectLine(feed, "[♡ 0]  [Noor]  Mine")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P9: a new name leaves an empty search result as it is`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = try await pattern.openFeed(posts: .byMe)
    try await feed.search("xyz")
    try await feed.answer()
    try feed.backend.saveElsewhere(1, name: "Noor")
    await feed.stage.settle()
    expectEnd(feed, "───", "No such posts.")

    try await feed.type("", into: "Search")
    expectLine(feed, "[♡ 0]  [Noor]  Mine")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P9: all posts of the author get the new name`(_ pattern: PatternUnderTest) async throws {
    let mine = [3, 2, 1].map {
      Post(id: Post.ID($0), author: 1, authorName: "Noor van der Berg", text: "Mine \($0)")
    }
    let feed = try await pattern.openFeed(posts: mine)
    try await save("Noor", over: feed, pattern)
    await feed.appear()
    for number in 1...3 { expectLine(feed, "[♡ 0]  [Noor]  Mine \(number)") }
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P9: a failed save changes no row`(_ pattern: PatternUnderTest) async throws {
    let feed = try await pattern.openFeed(posts: .byMe)
    let profile = try await feed.openProfile()
    try await profile.type("Noor", into: "Name")
    try await profile.tap("Save")
    try await profile.answer(.failure(.server))
    await profile.leave()
    await feed.appear()
    expectLine(feed, "[♡ 0]  [Noor van der Berg]  Mine")
    #expect(!feed.stage.text.contains("Saved"))
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P10: a screen that listens late shows the message once`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = try await pattern.openFeed()
    try await save("Noor", over: feed, pattern)
    await feed.appear()
    expectEnd(feed, "That is all.", "▒ [✓ Saved]")

    await feed.leave()
    await feed.appear()
    expectEnd(feed, "That is all.")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P10: a tap dismisses the message, and the next one shows`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = try await pattern.openFeed()
    for _ in 1...2 {
      feed.messages.post(.saved)
      await feed.stage.settle()
      expectLine(feed, "▒ [✓ Saved]")
      try await feed.tap("message")
      expectEnd(feed, "That is all.")
    }
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P10: a save that succeeds after leaving was chosen is reported`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = try await pattern.openFeed()
    let profile = try await feed.openProfile()
    try await profile.type("Noor", into: "Name")
    try await profile.tap("Save")
    try await profile.tap("Back")
    try await profile.tap("Discard")
    try await profile.answer()
    await profile.leave()
    await feed.appear()
    expectLine(feed, "▒ [✓ Saved]")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P10: the feed reports every save, each time on return`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = try await pattern.openFeed()
    for name in ["Noor", "Noor B"] {
      try await save(name, over: feed, pattern)
      await feed.appear()
      expectLine(feed, "▒ [✓ Saved]")
      try await feed.tap("message")
    }
  }

  @Test(arguments: PatternUnderTest.all, 0...4)
  func `P10: a message shows before leaving or on return, never both`(
    _ pattern: PatternUnderTest, turns: Int
  ) async throws {
    let feed = try await pattern.openFeed()
    feed.messages.post(.saved)
    for _ in 0..<turns { await Gate.turn() }
    let isShown = feed.shows(line: "▒ [✓ Saved]")
    await feed.leave()
    await feed.appear()
    #expect(feed.shows(line: "▒ [✓ Saved]") == !isShown)
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P9: a like that fails after a rename keeps the new name`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = try await pattern.openFeed(posts: .byMe)
    try await feed.tap("like-2")
    try feed.backend.saveElsewhere(1, name: "Noor")
    await feed.stage.settle()
    expectLine(feed, "[♥ 1]  [Noor]  Mine")

    try await feed.answer(.failure(.offline))
    expectLine(feed, "[♡ 0]  [Noor]  Mine")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P10: a hidden screen leaves the message to the visible one`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = try await pattern.openFeed()
    await feed.leave()
    feed.messages.post(.saved)
    await feed.stage.settle()

    var received: [Message] = []
    let seen = Task { await feed.messages.receive { received.append($0) } }
    await feed.stage.settle()
    seen.cancel()
    #expect(received == [.saved])
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P10: a save sends its message once`(_ pattern: PatternUnderTest) async throws {
    let profile = try await pattern.openProfile()
    var received: [Message] = []
    let receiving = Task { await profile.messages.receive { received.append($0) } }

    try await profile.type("Noor", into: "Name")
    try await profile.tap("Save")
    try await profile.answer()
    receiving.cancel()

    #expect(received == [.saved])
  }

  private func save(_ name: String, over feed: TestApp, _ pattern: PatternUnderTest) async throws {
    let profile = try await feed.openProfile()
    try await profile.type(name, into: "Name")
    try await profile.tap("Save")
    try await profile.answer()
    #expect(feed.path == [.feed])
    await profile.leave()
  }
}

extension [Post] {
  /// One post of the current user and one of another.
  fileprivate static var byMe: [Post] {
    [
      Post(id: 2, author: 1, authorName: "Noor van der Berg", text: "Mine"),
      Post(id: 1, author: 2, authorName: "Ada", text: "Hers"),
    ]
  }
}
