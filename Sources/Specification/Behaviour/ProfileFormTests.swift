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

  @Test(arguments: PatternUnderTest.all)
  func `P13: a bad web address is reported on saving, until it is edited`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.type("noor.example", into: "Website")
    try await app.type("http://noor", into: "Second website")
    #expect(!app.stage.text.contains("!"))

    try await app.tap("Save")
    #expect(app.pending == [])
    let message = "! A web address is like https://example.org."
    #expect(app.stage.text.split(separator: "\n").filter { $0 == message }.count == 2)
    expectLine(app, "(Save)")

    try await app.type("http://noor.example", into: "Website")
    #expect(app.stage.text.split(separator: "\n").filter { $0 == message }.count == 1)
    expectLine(app, "(Save)")
    try await app.type("", into: "Second website")
    expectLine(app, "[Save]")
    try await app.tap("Save")
    var saved = SampleData.me
    saved.website = "http://noor.example"
    #expect(app.pending == [.save(saved)])
  }

  @Test(arguments: PatternUnderTest.all)
  func `P13: a bad address is no edit that can be lost unasked`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.type("noor", into: "Website")
    try await app.tap("Save")
    try await app.tap("Back")
    expectLine(app, "┌ Discard your changes?")
  }

  @Test(arguments: PatternUnderTest.all)
  func `P14: a birthday that is no date is reported on saving, with all other errors`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.type("noor", into: "Second website")
    try await app.type("1989-02-29", into: "Birthday")
    try await app.tap("Save")
    #expect(app.pending == [])
    expectLine(app, "! A date is like 1990-12-31.")
    expectLine(app, "! A web address is like https://example.org.")

    try await app.type("", into: "Second website")
    expectLine(app, "(Save)")
    try await app.type(" 1989-02-28", into: "Birthday")
    try await app.tap("Save")
    var saved = SampleData.me
    saved.birthday = "1989-02-28"
    #expect(app.pending == [.save(saved)])
  }

  @Test(arguments: PatternUnderTest.all)
  func `P14: a birthday in the future is reported once all else is right`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.type("9999-12-31", into: "Birthday")
    try await app.type("noor", into: "Website")
    try await app.tap("Save")
    expectLine(app, "! A web address is like https://example.org.")
    #expect(!app.stage.text.contains("! A birthday"))

    try await app.type("", into: "Website")
    try await app.tap("Save")
    expectLine(app, "! A birthday cannot be in the future.")
    #expect(app.pending == [] && !app.stage.text.contains("┌"))
    expectLine(app, "(Save)")
    try await app.type("1989-12-31", into: "Birthday")
    #expect(!app.stage.text.contains("!"))
    expectLine(app, "[Save]")
  }

  @Test(arguments: PatternUnderTest.all)
  func `P15: a country shows its cities, and clears a city that is not in it`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.tap("country-sweden")
    expectLine(app, "[● Malmö]")
    expectLine(app, "(Save)")

    try await app.tap("country-norway")
    expectLine(app, "[● Norway]")
    expectLine(app, "[○ Oslo]")
    #expect(!app.stage.text.contains("Malmö"))
    try await app.tap("country-sweden")
    expectLine(app, "[○ Malmö]")
  }

  @Test(arguments: PatternUnderTest.all)
  func `P15: a country without a city is reported on saving`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.tap("country-norway")
    try await app.tap("Save")
    expectLine(app, "! Choose a city.")
    expectLine(app, "(Save)")
    #expect(app.pending == [])
    try await app.tap("country-norway")
    expectLine(app, "! Choose a city.")

    try await app.tap("city-oslo")
    #expect(!app.stage.text.contains("!"))
    try await app.tap("Save")
    var saved = SampleData.me
    (saved.country, saved.city) = (.norway, .oslo)
    #expect(app.pending == [.save(saved)])
  }

  @Test(arguments: PatternUnderTest.all)
  func `P16: a switch is saved, and turning it back changes nothing`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.tap("Shows my birthday")
    try await app.tap("Accepts messages")
    expectLine(app, "[x] Shows my birthday")
    try await app.tap("Save")
    var saved = SampleData.me
    (saved.showsBirthday, saved.acceptsMessages) = (true, false)
    #expect(app.pending == [.save(saved)])

    try await app.answer(.failure(.offline))
    try await app.tap("OK")
    try await app.tap("Shows my birthday")
    try await app.tap("Accepts messages")
    expectLine(app, "(Save)")
  }

  @Test(arguments: PatternUnderTest.all)
  func `P16: a phone number is shown, checked and saved only with calls`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    #expect(!app.stage.text.contains("Phone"))
    try await app.tap("Accepts calls")
    expectLine(app, "Phone ‹›")
    try await app.type("12 ab", into: "Phone")
    try await app.tap("Save")
    expectLine(app, "! A phone number is like +46 70 123 45 67.")
    #expect(app.pending == [])

    try await app.tap("Accepts calls")
    #expect(!app.stage.text.contains("!") && !app.stage.text.contains("Phone"))
    expectLine(app, "(Save)")
    try await app.tap("Accepts calls")
    expectLine(app, "Phone ‹12 ab›")
    expectLine(app, "[Save]")

    try await app.type("+46 70-123 45 67", into: "Phone")
    try await app.tap("Save")
    var saved = SampleData.me
    (saved.acceptsCalls, saved.phone) = (true, "+46 70-123 45 67")
    #expect(app.pending == [.save(saved)])
  }
}
