import LabBackend
import LabContract
import LabDomain
import StageUI
import Testing

@Suite(.conformance) struct StackedProfilesTests {
  @Test(arguments: PatternUnderTest.tracedToo)
  func `P11: a profile under another shows what that one saved`(
    _ pattern: PatternUnderTest
  ) async throws {
    let lower = try await pattern.openProfile()
    try await save(distance: "near", over: lower, pattern)

    await lower.appear()
    expectLine(lower, "Name ‹Noor›")
    expectLine(lower, "[● Up to 10 km]")
    expectLine(lower, "(Save)")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P11: edits of the lower profile stay, and save only themselves`(
    _ pattern: PatternUnderTest
  ) async throws {
    let lower = try await pattern.openProfile()
    try await lower.tap("distance-near")
    try await save(distance: "anywhere", over: lower, pattern)

    await lower.appear()
    expectLine(lower, "Name ‹Noor›")
    expectLine(lower, "[● Up to 10 km]")
    try await lower.tap("Save")
    var saved = SampleData.me
    (saved.username, saved.partnerDistance) = ("Noor", .near)
    #expect(lower.pending == [.save(saved)])
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P11: an edited name stays when another is saved`(
    _ pattern: PatternUnderTest
  ) async throws {
    let lower = try await pattern.openProfile()
    try await lower.type("Noor B", into: "Name")
    try await save(distance: "region", over: lower, pattern)

    await lower.appear()
    expectLine(lower, "Name ‹Noor B›")
    expectLine(lower, "[Save]")
    try await lower.type("Noor", into: "Name")
    expectLine(lower, "(Save)")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P11: another person's profile changes nothing`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    let ada = Profile(
      id: 2, username: "Ada Lind", bio: "", regions: [], partnerDistance: .near)
    try await saveElsewhere(ada, app)
    expectLine(app, "Name ‹Noor van der Berg›")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P11: a profile saved while another loads it is not undone`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.profile()
    await app.appear()
    let me = SampleData.me
    var noor = me
    noor.username = "Noor"
    try await saveElsewhere(noor, app)
    try await app.answer(.profile(me))
    expectLine(app, "Name ‹Noor›")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P11: a profile saved again as it is leaves what was typed`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.type("Noor van der Berg ", into: "Name")
    try await saveElsewhere(SampleData.me, app)
    expectLine(app, "Name ‹Noor van der Berg ›")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P11: a space typed after the name is no edit`(
    _ pattern: PatternUnderTest
  ) async throws {
    for name in ["Noor", "Noor van der Berg"] {
      let app = try await pattern.openProfile()
      try await app.type("Noor van der Berg ", into: "Name")
      var newer = SampleData.me
      (newer.username, newer.partnerDistance) = (name, .near)
      try await saveElsewhere(newer, app)

      expectLine(app, "Name ‹\(name)›")
      expectLine(app, "[● Up to 10 km]")
      expectLine(app, "(Save)")
      try await app.tap("Back")
      #expect(app.path == [.feed])
    }
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P11: a profile being saved ignores what others save`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.type("Noor", into: "Name")
    try await app.tap("Save")
    var saved = SampleData.me
    saved.username = "Noor"
    try await saveElsewhere(saved, app)

    try await app.tap("Back")
    expectLine(app, "┌ Discard your changes?")
    #expect(app.path == [.feed, .profile(1)])
  }

  /// Saves the name "Noor" and a distance in a second profile over this one, and leaves it.
  private func save(
    distance: String, over lower: TestApp, _ pattern: PatternUnderTest
  ) async throws {
    let upper = try await lower.openProfile()
    try await upper.type("Noor", into: "Name")
    try await upper.tap("distance-\(distance)")
    try await upper.tap("Save")
    try await upper.answer()
    await upper.leave()
  }

  private func saveElsewhere(_ profile: Profile, _ app: TestApp) async throws {
    app.backend.policy = .immediate
    _ = try await app.backend.save(profile)
    app.backend.policy = .gated
    await app.stage.settle()
  }
}
