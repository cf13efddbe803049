import Contract
import Domain
import LabTestSupport
import SampleBackend
import StageUI
import Testing

@Suite(.conformance) struct AcrossScreensTests {
  @Test(arguments: PatternUnderTest.all)
  func `P9: a changed name shows in the feed when it is seen again, without a reload`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = pattern.feed(posts: .byMe)
    try await feed.open()
    expectLine(feed, "[♡ 0]  [Noor van der Berg]  Mine")

    try await save("Noor", over: feed, pattern)
    await feed.comeBack()
    expectLine(feed, "[♡ 0]  [Noor]  Mine")
    expectLine(feed, "[♡ 0]  [Ada]  Hers")
    #expect(feed.backend.log.count == 3)
  }

  @Test(arguments: PatternUnderTest.all)
  func `P9: a changed name shows in what a search found`(_ pattern: PatternUnderTest) async throws {
    let feed = pattern.feed(posts: .byMe)
    try await feed.open()
    try await feed.search("mine")
    try await feed.answer()

    try await save("Noor", over: feed, pattern)
    await feed.comeBack()
    expectLine(feed, "[♡ 0]  [Noor]  Mine")
    try await feed.type("", into: "Search")
    expectLine(feed, "[♡ 0]  [Noor]  Mine")
  }

  @Test(arguments: PatternUnderTest.all)
  func `P9: a name that changes while the feed is seen shows at once`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = pattern.feed(posts: .byMe, policy: .immediate)
    feed.stage.appear()
    await feed.stage.settle()
    var me = SampleData.me
    me.username = "Noor"
    _ = try await feed.backend.save(me)
    await feed.stage.settle()
    expectLine(feed, "[♡ 0]  [Noor]  Mine")
  }

  @Test(arguments: PatternUnderTest.all)
  func `P9: a save that failed changes no row`(_ pattern: PatternUnderTest) async throws {
    let feed = pattern.feed(posts: .byMe)
    try await feed.open()
    let profile = try await feed.openProfile(pattern.pattern)
    try await profile.type("Noor", into: "Name")
    try await profile.tap("Save")
    try await profile.answer(.failure(.server))
    await profile.leave()
    await feed.comeBack()
    expectLine(feed, "[♡ 0]  [Noor van der Berg]  Mine")
    #expect(!feed.stage.text.contains("Saved"))
  }

  @Test(arguments: PatternUnderTest.all)
  func `P10: a screen that listens late is told once, and never again`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = pattern.feed()
    try await feed.open()
    try await save("Noor", over: feed, pattern)
    await feed.comeBack()
    #expect(feed.stage.text.hasSuffix("That is all.\n▒ [✓ Saved]"))

    await feed.leave()
    await feed.comeBack()
    #expect(feed.stage.text.hasSuffix("That is all."))
  }

  @Test(arguments: PatternUnderTest.all)
  func `P10: a tap takes the message away, and the next one shows again`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = pattern.feed()
    try await feed.open()
    for _ in 1...2 {
      feed.messages.post(.saved)
      await feed.stage.settle()
      expectLine(feed, "▒ [✓ Saved]")
      try await feed.tap("message")
      #expect(feed.stage.text.hasSuffix("That is all."))
    }
  }

  @Test(arguments: PatternUnderTest.all)
  func `P10: a message that nobody took is not lost by a screen that goes`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = pattern.feed()
    try await feed.open()
    feed.messages.post(.saved)
    await feed.leave()
    await feed.comeBack()
    expectLine(feed, "▒ [✓ Saved]")
  }

  @Test(arguments: PatternUnderTest.all)
  func `P10: a save that succeeds after the person chose to leave is told`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = pattern.feed()
    try await feed.open()
    let profile = try await feed.openProfile(pattern.pattern)
    try await profile.type("Noor", into: "Name")
    try await profile.tap("Save")
    try await profile.tap("Back")
    try await profile.tap("Discard")
    try await profile.answer()
    await profile.leave()
    await feed.comeBack()
    expectLine(feed, "▒ [✓ Saved]")
  }

  @Test(arguments: PatternUnderTest.all)
  func `P10: a screen is told of every save, each time it is seen again`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = pattern.feed()
    try await feed.open()
    for name in ["Noor", "Noor B"] {
      try await save(name, over: feed, pattern)
      await feed.comeBack()
      expectLine(feed, "▒ [✓ Saved]")
      try await feed.tap("message")
    }
  }

  @Test(arguments: PatternUnderTest.all, 0...4)
  func `P10: leaving some turns after a message came shows it before or afterwards`(
    _ pattern: PatternUnderTest, turns: Int
  ) async throws {
    let feed = pattern.feed()
    try await feed.open()
    feed.messages.post(.saved)
    for _ in 0..<turns { await Gate.turn() }
    let isShown = feed.shows(line: "▒ [✓ Saved]")
    await feed.leave()
    await feed.comeBack()
    #expect(feed.shows(line: "▒ [✓ Saved]") == !isShown)
  }

  @Test(arguments: PatternUnderTest.all)
  func `P9: a like that fails after a change of name leaves the new name`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = pattern.feed(posts: .byMe)
    try await feed.open()
    try await feed.tap("like-2")
    var me = SampleData.me
    me.username = "Noor"
    feed.backend.policy = .immediate
    _ = try await feed.backend.save(me)
    await feed.stage.settle()
    expectLine(feed, "[♥ 1]  [Noor]  Mine")

    try await feed.answer(.failure(.offline))
    expectLine(feed, "[♡ 0]  [Noor]  Mine")
  }

  @Test(arguments: PatternUnderTest.all)
  func `P10: a screen that was left takes no message from the one that is seen`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = pattern.feed()
    try await feed.open()
    await feed.leave()
    feed.messages.post(.saved)
    await feed.stage.settle()

    var received: [Message] = []
    let seen = Task { await feed.messages.receive { received.append($0) } }
    await feed.stage.settle()
    seen.cancel()
    #expect(received == [.saved])
  }

  private func save(_ name: String, over feed: TestApp, _ pattern: PatternUnderTest) async throws {
    let profile = try await feed.openProfile(pattern.pattern)
    try await profile.type(name, into: "Name")
    try await profile.tap("Save")
    try await profile.answer()
    #expect(feed.router.path == [.feed])
    await profile.leave()
  }
}

extension [Post] {
  /// One post of the person at the device and one of somebody else.
  fileprivate static var byMe: [Post] {
    [
      Post(id: 2, author: 1, authorName: "Noor van der Berg", text: "Mine"),
      Post(id: 1, author: 2, authorName: "Ada", text: "Hers"),
    ]
  }
}
