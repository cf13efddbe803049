import LabBackend
import LabContract
import LabDomain
import StageUI
import Testing

@Suite(.conformance) struct ProfileUndoTests {
  @Test(arguments: PatternUnderTest.all)
  func `P18: undo takes back one change of a field after another`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    expectLine(app, "(Undo)")
    try await app.type("Noo", into: "Name")
    try await app.type("", into: "Name")
    try await app.tap("country-norway")
    try await app.tap("Accepts messages")

    try app.stage.tap("Undo", times: 2)
    await app.stage.settle()
    expectLine(app, "[x] Accepts messages")
    expectLine(app, "[● Sweden]")
    expectLine(app, "[● Malmö]")
    expectLine(app, "! A name cannot be blank.")

    try await app.tap("Undo")
    expectLine(app, "Name ‹Noor van der Berg›")
    #expect(!app.stage.text.contains("!"))
    expectLine(app, "(Undo)")
    expectLine(app, "(Save)")
  }

  @Test(arguments: PatternUnderTest.all)
  func `P18: reset shows what is saved, and can be undone`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    expectLine(app, "(Reset)")
    try await app.type("noor", into: "Website")
    try await app.tap("distance-near")
    try await app.tap("Save")
    expectLine(app, "! A web address is like https://example.org.")

    try await app.tap("Reset")
    expectLine(app, "Website ‹https://noor.example›")
    expectLine(app, "[● Up to 50 km]")
    #expect(!app.stage.text.contains("!") && app.path == [.feed, .profile(1)])
    expectLine(app, "(Reset)")

    try await app.tap("Undo")
    expectLine(app, "Website ‹noor›")
    expectLine(app, "[● Up to 10 km]")
    expectLine(app, "[Reset]")
  }

  @Test(arguments: PatternUnderTest.all)
  func `P18: a space can be undone, and a field edited back is no change`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.type("Noor van der Berg ", into: "Name")
    expectLine(app, "(Reset)")
    expectLine(app, "[Undo]")
    try await app.type("Noor van der Berg", into: "Name")
    expectLine(app, "(Undo)")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P18: a handle that returns is checked again, and only then`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.type("ada", into: "Handle")
    try await app.type("Bakes.", into: "Bio")
    try await app.type("bo_1", into: "Handle")
    await app.wait(HandleRule.pause)
    #expect(app.pending == [.checkHandle("bo_1")])

    try await app.tap("Undo")
    #expect(app.pending == [])
    await app.wait(HandleRule.pause)
    try await app.answer()
    expectLine(app, "! This handle is taken.")

    try await app.tap("Undo")
    await app.wait(HandleRule.pause)
    #expect(app.pending == [])
    expectLine(app, "! This handle is taken.")
    try await app.tap("Reset")
    #expect(!app.stage.text.contains("!"))
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P18: a profile saved elsewhere leaves nothing to undo`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.type("Bakes.", into: "Bio")
    try app.backend.saveElsewhere(SampleData.me.id, name: "Noor")
    await app.stage.settle()
    expectLine(app, "(Undo)")

    try await app.tap("Reset")
    expectLine(app, "Name ‹Noor›")
    try await app.tap("Undo")
    expectLine(app, "Bio ‹Bakes.›")
    expectLine(app, "(Undo)")
  }
}
