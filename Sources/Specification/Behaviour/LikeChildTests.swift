import LabBackend
import LabDomain
import StageUI
import Testing

/// Liking as a feature of its own, in a row of the feed and in a row of a profile.
@Suite(.conformance) struct LikeChildTests {
  @Test(arguments: PatternUnderTest.all)
  func `C1: a profile lists the posts of its user, newest first`(
    _ pattern: PatternUnderTest
  ) async throws {
    let profile = try await pattern.openFeed().openProfile(2)
    expectEnd(profile, "(Undo)", "(Reset)", "Posts", "[♡ 3]  Third", "[♡ 0]  First")
  }

  @Test(arguments: PatternUnderTest.all)
  func `C1: a profile without posts has no such section`(
    _ pattern: PatternUnderTest
  ) async throws {
    let profile = try await pattern.openProfile()
    expectEnd(profile, "(Save)", "(Undo)", "(Reset)")
  }

  @Test(arguments: PatternUnderTest.all)
  func `C1: posts show no earlier than their profile, and go with an error`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed().opening(2)
    #expect(!app.shows(line: "Posts"))
    try await app.answer(.failure(.offline))
    #expect(!app.shows(line: "Posts"))
    try await app.tap("Retry")
    try await app.answer()
    expectLine(app, "[♡ 3]  Third")
  }

  @Test(arguments: PatternUnderTest.all)
  func `C2: a like on a profile shows at once and stays when the server agrees`(
    _ pattern: PatternUnderTest
  ) async throws {
    let profile = try await pattern.openFeed().openProfile(2)
    try await profile.tap("like-3")
    expectLine(profile, "[♥ 4]  Third")
    expectLine(profile, "[♡ 0]  First")
    #expect(profile.pending == [.setLiked(true, 3)])

    try await profile.answer()
    expectLine(profile, "[♥ 4]  Third")
    #expect(profile.pending == [])
  }

  @Test(arguments: PatternUnderTest.all)
  func `C2: a failed like on a profile rolls back, with an alert`(
    _ pattern: PatternUnderTest
  ) async throws {
    let profile = try await pattern.openFeed().openProfile(2)
    try await profile.tap("like-3")
    try await profile.answer(.failure(.offline))
    expectEnd(
      profile, "[♡ 3]  Third", "[♡ 0]  First", "┌ Could not change the like",
      "│ You appear to be offline.", "│ [OK]")

    try await profile.tap("OK")
    expectEnd(profile, "[♡ 3]  Third", "[♡ 0]  First")
  }

  @Test(arguments: PatternUnderTest.all)
  func `C2: two taps on a profile in one turn send two requests in order`(
    _ pattern: PatternUnderTest
  ) async throws {
    let profile = try await pattern.openFeed().openProfile(2)
    for _ in 1...2 { try profile.stage.tap("like-3") }
    await profile.stage.settle()
    expectLine(profile, "[♡ 3]  Third")
    #expect(profile.pending == [.setLiked(true, 3)])

    try await profile.answer()
    #expect(profile.pending == [.setLiked(false, 3)])
    try await profile.answer()
    expectLine(profile, "[♡ 3]  Third")
    #expect(profile.pending == [])
  }

  @Test(arguments: PatternUnderTest.all)
  func `C2: a like is sent while the profile has edits, which stay`(
    _ pattern: PatternUnderTest
  ) async throws {
    let profile = try await pattern.openFeed().openProfile(2)
    try await profile.type("Ada L", into: "Name")
    try await profile.tap("like-1")
    try await profile.answer()
    expectLine(profile, "Name ‹Ada L›")
    expectLine(profile, "[Save]")
    expectLine(profile, "[♥ 1]  First")
  }

  @Test(arguments: PatternUnderTest.all)
  func `C3: an alert of the screen comes first, then that of a like`(
    _ pattern: PatternUnderTest
  ) async throws {
    for isLikeFirst in [true, false] {
      let app = try await pattern.openFeed()
      try await app.tap("like-3")
      try await app.refresh()
      let calls: [SampleBackend.Request] = [.setLiked(true, 3), .page(after: nil)]
      for call in isLikeFirst ? calls : calls.reversed() {
        try await app.release(call, with: .failure(.server))
      }
      expectEnd(app, "┌ Could not refresh", "│ The server could not answer.", "│ [OK]")
      try await app.tap("OK")
      expectEnd(app, "┌ Could not change the like", "│ The server could not answer.", "│ [OK]")
      try await app.tap("OK")
      expectEnd(app, "That is all.")
    }
  }

  @Test(arguments: PatternUnderTest.all)
  func `C3: a like that fails when its row is gone says so`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openFeed()
    try await app.tap("Liked only")
    try await app.tap("like-2")
    expectEnd(app, "───", "No such posts.")

    try await app.answer(.failure(.offline))
    expectLine(app, "[♥ 2]  [Bo]  Second")
    expectLine(app, "┌ Could not change the like")
  }
}
