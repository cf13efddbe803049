import LabBackend
import LabDomain
import StageUI
import Testing

/// State that the feed and a profile share.
@Suite(.conformance) struct SharedLikeTests {
  @Test(arguments: PatternUnderTest.tracedToo)
  func `S1: a like in the feed shows on the profile`(_ pattern: PatternUnderTest) async throws {
    let feed = try await pattern.openFeed()
    try await feed.tap("like-3")
    try await feed.answer()
    let profile = try await feed.openProfile(2)
    expectLine(profile, "[♥ 4]  Third")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `S1: a like on the profile shows in the feed, without a request`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = try await pattern.openFeed()
    let profile = try await feed.openProfile(2)
    try await profile.tap("like-3")
    try await profile.answer()
    await profile.leave()
    await feed.appear()
    expectLine(feed, "[♥ 4]  [Ada]  Third")
    #expect(feed.backend.log == [.page(after: nil), .profile(2), .setLiked(true, 3)])
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `S1: a like on the profile shows in a search result and among the liked`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = try await pattern.openFeed()
    try await feed.search("third")
    try await feed.answer()
    try await feed.tap("Liked only")
    expectEnd(feed, "───", "No such posts.")

    let profile = try await feed.openProfile(2)
    try await profile.tap("like-3")
    try await profile.answer()
    await profile.leave()
    await feed.appear()
    expectEnd(feed, "───", "[♥ 4]  [Ada]  Third", "That is all.")
    try await feed.type("", into: "Search")
    expectLine(feed, "[♥ 4]  [Ada]  Third")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `S1: a like shows on every profile of the stack`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = try await pattern.openFeed()
    let lower = try await feed.openProfile(2)
    let upper = try await lower.openProfile(2)
    try await upper.tap("like-1")
    try await upper.answer()
    await upper.leave()
    await lower.appear()
    expectLine(lower, "[♥ 1]  First")
    await lower.leave()
    await feed.appear()
    expectLine(feed, "[♥ 1]  [Ada]  First")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `S2: leaving sends on a like, which shows on the other screen`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = try await pattern.openFeed()
    try await feed.tap("like-3")
    let profile = try await feed.openProfile(2, answering: .profile(2))
    expectLine(profile, "[♥ 4]  Third")
    #expect(profile.pending == [.setLiked(true, 3)])

    try await profile.answer()
    expectLine(profile, "[♥ 4]  Third")
    await profile.leave()
    await feed.appear()
    expectLine(feed, "[♥ 4]  [Ada]  Third")
    #expect(feed.pending == [])
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `S2: a tap on the other screen waits for the answer to the first`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = try await pattern.openFeed()
    try await feed.tap("like-3")
    let profile = try await feed.openProfile(2, answering: .profile(2))
    try await profile.tap("like-3")
    expectLine(profile, "[♡ 3]  Third")
    #expect(profile.pending == [.setLiked(true, 3)])

    try await profile.answer()
    #expect(profile.pending == [.setLiked(false, 3)])
    await profile.leave()
    await feed.appear()
    expectLine(feed, "[♡ 3]  [Ada]  Third")
    try await feed.answer()
    expectLine(feed, "[♡ 3]  [Ada]  Third")
    #expect(feed.pending == [])
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `S2: a like in the feed outlives a screen that is gone`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = try await pattern.openFeed()
    do {
      let profile = try await feed.openProfile(2)
      try await profile.tap("like-3")
      await profile.leave()
    }
    await feed.appear()
    expectLine(feed, "[♥ 4]  [Ada]  Third")
    #expect(feed.pending == [.setLiked(true, 3)])
    try await feed.answer(.failure(.offline))
    expectLine(feed, "[♡ 3]  [Ada]  Third")
    expectLine(feed, "┌ Could not change the like")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `S2: a tap in the turn of a return counts from what the other screen did`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = try await pattern.openFeed()
    let profile = try await feed.openProfile(2)
    try await profile.tap("like-3")
    try await profile.answer()
    profile.stage.disappear()
    feed.stage.appear()
    try feed.stage.tap("like-3")
    await feed.stage.settle()
    expectLine(feed, "[♡ 3]  [Ada]  Third")
    #expect(feed.pending == [.setLiked(false, 3)])
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `S3: a like that fails on the other screen is undone on both, with one alert`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = try await pattern.openFeed()
    try await feed.tap("like-3")
    let profile = try await feed.openProfile(2, answering: .profile(2))
    try await profile.answer(.failure(.offline))
    expectEnd(
      profile, "[♡ 3]  Third", "[♡ 0]  First", "┌ Could not change the like",
      "│ You appear to be offline.", "│ [OK]")

    try await profile.tap("OK")
    await profile.leave()
    await feed.appear()
    expectLine(feed, "[♡ 3]  [Ada]  Third")
    expectEnd(feed, "That is all.")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `S3: an alert that is left open is open on the other screen`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = try await pattern.openFeed()
    let profile = try await feed.openProfile(2)
    try await profile.tap("like-3")
    try await profile.answer(.failure(.offline))
    await profile.leave()
    await feed.appear()
    expectLine(feed, "┌ Could not change the like")
    try await feed.tap("OK")
    expectEnd(feed, "That is all.")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `S3: a like that fails between two screens is reported on the next`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = try await pattern.openFeed()
    try await feed.tap("like-3")
    await feed.leave()
    try await feed.release(.setLiked(true, 3), with: .failure(.offline))
    await feed.appear()
    expectLine(feed, "[♡ 3]  [Ada]  Third")
    expectLine(feed, "┌ Could not change the like")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `S4: an older answer of the profile undoes no like`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = try await pattern.openFeed()
    try await feed.tap("like-3")
    let profile = try await feed.opening(2)
    try await profile.release(.setLiked(true, 3))
    let posts: [Post] = .short.filter { $0.author == 2 }
    let ada = Profile(
      id: 2, username: "Ada", bio: "", regions: [], partnerDistance: .near)
    try await profile.answer(.profile(ada, posts: posts))
    expectLine(profile, "[♥ 4]  Third")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `S4: an answer of the profile undoes no like under way`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = try await pattern.openFeed()
    let profile = try await feed.openProfile(2)
    try await profile.tap("like-1")
    let upper = try await profile.openProfile(2, answering: .profile(2))
    expectLine(upper, "[♥ 1]  First")
    try await upper.answer(.failure(.server))
    expectLine(upper, "[♡ 0]  First")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `S5: a new name shows on both screens, and liking keeps it`(
    _ pattern: PatternUnderTest
  ) async throws {
    let feed = try await pattern.openFeed()
    let profile = try await feed.openProfile(2)
    try await profile.tap("like-3")
    try await profile.type("Ada L", into: "Name")
    try await profile.tap("Save")
    try await profile.release(try #require(profile.pending.last))
    await profile.leave()
    await feed.appear()
    expectLine(feed, "[♥ 4]  [Ada L]  Third")
    try await feed.release(.setLiked(true, 3))
    expectLine(feed, "[♥ 4]  [Ada L]  Third")
  }
}
