import LabBackend
import LabDomain
import StageUI
import Testing

@Suite(.conformance) struct ProfileFormTests {
  @Test(arguments: PatternUnderTest.all)
  func `P12: a bio is cut to 160 characters, and saved trimmed`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    let kept = " " + String(repeating: "👩‍🚀", count: 159)
    try await app.type(kept + "!", into: "Bio")
    expectLine(app, "Bio ‹\(kept)›")
    expectLine(app, "! At most 160 characters.")
    try await app.type(kept, into: "Bio")
    expectLine(app, "! At most 160 characters.")

    try await app.tap("Save")
    var saved = SampleData.me
    saved.bio = String(kept.dropFirst())
    #expect(app.pending == [.save(saved)])
  }

  @Test(arguments: PatternUnderTest.all)
  func `P12: a bio may be empty, and a space changes nothing`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.type("\(SampleData.me.bio) ", into: "Bio")
    expectLine(app, "(Save)")
    try await app.type("", into: "Bio")
    #expect(!app.stage.text.contains("!"))
    expectLine(app, "[Save]")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P11: an edited bio stays when another is saved elsewhere`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.type("Bakes.", into: "Bio")
    try app.backend.saveElsewhere(SampleData.me.id, name: "Noor")
    await app.stage.settle()

    expectLine(app, "Name ‹Noor›")
    expectLine(app, "Bio ‹Bakes.›")
    try await app.type("The bio of Noor.", into: "Bio")
    expectLine(app, "(Save)")
  }
}
