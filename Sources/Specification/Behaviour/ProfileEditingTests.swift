import LabBackend
import LabDomain
import StageUI
import Testing

@Suite(.conformance) struct ProfileEditingTests {
  @Test(arguments: PatternUnderTest.all)
  func `P3: a name is cut to 20 characters, and the field shows it`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.type("Åse 👩‍🚀 of the long names", into: "Name")
    expectLine(app, "Name ‹Åse 👩‍🚀 of the long na›")
    expectLine(app, "! At most 20 characters.")
    expectLine(app, "[Save]")

    try await app.type("Åse", into: "Name")
    expectLine(app, "Name ‹Åse›")
    #expect(!app.stage.text.contains("!"))
  }

  @Test(arguments: PatternUnderTest.all, ["👨‍👩‍👧‍👦", "e\u{301}"])
  func `P3: an emoji or a letter with its marks is one character`(
    _ pattern: PatternUnderTest, character: String
  ) async throws {
    let app = try await pattern.openProfile()
    let name = String(repeating: character, count: 20)
    try await app.type(name, into: "Name")
    expectLine(app, "Name ‹\(name)›")
    #expect(!app.stage.text.contains("!"))

    try await app.type(name + character, into: "Name")
    expectLine(app, "Name ‹\(name)›")
    expectLine(app, "! At most 20 characters.")
  }

  @Test(arguments: PatternUnderTest.all)
  func `P3: a blank name is reported and cannot be saved`(_ pattern: PatternUnderTest) async throws
  {
    let app = try await pattern.openProfile()
    try await app.type("  ", into: "Name")
    expectLine(app, "! A name cannot be blank.")
    expectLine(app, "(Save)")
  }

  @Test(arguments: PatternUnderTest.all)
  func `P3: a name is trimmed when it is saved`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openProfile()
    try await app.type("  Åse  ", into: "Name")
    try await app.tap("Save")
    var saved = SampleData.me
    saved.username = "Åse"
    #expect(app.pending == [.save(saved)])
  }

  @Test(arguments: PatternUnderTest.all)
  func `P3: a loaded name that breaks a rule is cut like a typed one`(
    _ pattern: PatternUnderTest
  ) async throws {
    for (name, shown, problem) in [
      ("Abcdefghijklmnopqrstuvw", "Abcdefghijklmnopqrst", "! At most 20 characters."),
      (" ", " ", "! A name cannot be blank."), ("Noor ", "Noor ", nil),
    ] {
      let app = pattern.profile()
      var profile = SampleData.me
      profile.username = name
      app.stage.appear()
      try await app.answer(.profile(profile))
      expectLine(app, "Name ‹\(shown)›")
      if let problem { expectLine(app, problem) }
      expectLine(app, "(Save)")

      try await app.tap("distance-near")
      expectLine(app, name == " " ? "(Save)" : "[Save]")
    }
  }

  @Test(arguments: PatternUnderTest.all)
  func `P4: one partner distance is selected`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openProfile()
    try await app.tap("distance-anywhere")
    expectEnd(
      app, "[○ Up to 10 km]", "[○ Up to 50 km]", "[○ Same country]", "[● Anywhere]", "[Save]",
      "[Undo]", "[Reset]")

    try await app.tap("Save")
    var saved = SampleData.me
    saved.partnerDistance = .anywhere
    #expect(app.pending == [.save(saved)])
  }

  @Test(arguments: PatternUnderTest.all)
  func `P4: no regions are shown as a dash`(_ pattern: PatternUnderTest) async throws {
    let app = pattern.profile()
    var profile = SampleData.me
    profile.regions = []
    app.stage.appear()
    try await app.answer(.profile(profile))
    expectLine(app, "Regions: -")
  }

  @Test(arguments: PatternUnderTest.all)
  func `P5: save is on only when something changed`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openProfile()
    expectLine(app, "(Save)")
    try await app.type("Noor", into: "Name")
    expectLine(app, "[Save]")
    try await app.type("Noor van der Berg ", into: "Name")
    expectLine(app, "(Save)")
    try await app.tap("distance-near")
    expectLine(app, "[Save]")
    try await app.tap("distance-region")
    expectLine(app, "(Save)")
  }

  @Test(arguments: PatternUnderTest.all)
  func `P5: inputs are off while saving`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openProfile()
    try await app.type("Noor", into: "Name")
    try await app.tap("Save")
    expectEnd(
      app,
      "Partner distance",
      "(○ Up to 10 km)",
      "(● Up to 50 km)",
      "(○ Same country)",
      "(○ Anywhere)",
      "(Save)", "(Undo)", "(Reset)")
    expectLine(app, "Name (Noor)")
  }

  @Test(arguments: PatternUnderTest.all)
  func `P3: a name of invisible characters is blank`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openProfile()
    for name in ["\u{200B}", "\u{FEFF}", "\u{0}", "\u{202E}"] {
      try await app.type("Noor", into: "Name")
      try await app.type(name, into: "Name")
      expectLine(app, "! A name cannot be blank.")
      expectLine(app, "(Save)")
    }
  }
}
