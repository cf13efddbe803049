import LabBackend
import LabContract
import LabDomain
import StageUI
import Testing

@Suite(.conformance) struct ProfileSavingTests {
  @Test(arguments: PatternUnderTest.all)
  func `P6: a successful save pops the screen once`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openProfile()
    try await app.type("Noor", into: "Name")
    try await app.tap("Save")
    #expect(app.path == [.feed, .profile(1)])
    try await app.answer()
    #expect(app.path == [.feed])
  }

  @Test(arguments: PatternUnderTest.all)
  func `P6: a screen that was left while saving pops no other`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.type("Noor", into: "Name")
    try await app.tap("Save")
    try app.backend.releaseFirst()
    await app.leave()
    #expect(app.path == [.feed, .profile(1)])
  }

  @Test(arguments: PatternUnderTest.all, 0...4)
  func `P6: an answer some turns before leaving pops at most once`(
    _ pattern: PatternUnderTest, turns: Int
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.type("Noor", into: "Name")
    try await app.tap("Save")
    try app.backend.releaseFirst()
    for _ in 0..<turns { await Gate.turn() }
    let path = app.path
    await app.leave()
    #expect(app.path == path)
  }

  @Test(arguments: PatternUnderTest.all)
  func `P6: a saved screen shows the text as typed until it has left`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    let typed = "\(SampleData.me.username) "
    try await app.type(typed, into: "Name")
    try await app.tap("distance-near")
    try await app.tap("Save")
    try await app.answer()
    expectLine(app, "Name ‹\(typed)›")
  }

  @Test(arguments: PatternUnderTest.all)
  func `P7: each failed save shows an alert, and keeps screen and edits`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.type("Noor", into: "Name")
    try await app.tap("distance-near")
    for _ in 1...2 {
      try await app.tap("Save")
      try await app.answer(.failure(.offline))
      #expect(app.path == [.feed, .profile(1)])
      expectEnd(app, "┌ Could not save", "│ You appear to be offline.", "│ [OK]")

      try await app.tap("OK")
      expectLine(app, "Name ‹Noor›")
      expectLine(app, "[● Up to 10 km]")
      expectLine(app, "[Save]")
    }
  }

  @Test(arguments: PatternUnderTest.all)
  func `P7: a taken name is reported at the field until the next edit`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.type(SampleData.takenName, into: "Name")
    try await app.tap("Save")
    try await app.answer()
    expectScreen(
      app,
      """
      ═══ Profile ═══
      [Back]
      Name ‹Ada Lindqvist-Moreau›
      ! This name is taken.
      Handle ‹noor›
      Bio ‹Bakes bread, loses umbrellas.›
      Birthday ‹1988-02-29›
      Website ‹https://noor.example›
      Second website ‹›
      Country
      [○ Denmark]
      [○ Norway]
      [● Sweden]
      City
      [○ Gothenburg]
      [● Malmö]
      [ ] Shows my birthday
      [x] Accepts messages
      [ ] Accepts calls
      Regions: Skåne, Zealand
      Partner distance
      [○ Up to 10 km]
      [● Up to 50 km]
      [○ Same country]
      [○ Anywhere]
      (Save)
      [Undo]
      [Reset]
      """)
    #expect(app.path == [.feed, .profile(1)])

    try await app.type("Ada L", into: "Name")
    #expect(!app.stage.text.contains("!"))
    expectLine(app, "[Save]")
  }

  @Test(arguments: PatternUnderTest.all)
  func `P7: another distance does not free a taken name`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openProfile()
    try await app.type(SampleData.takenName, into: "Name")
    try await app.tap("Save")
    try await app.answer()
    try await app.tap("distance-near")
    expectLine(app, "! This name is taken.")
    expectLine(app, "(Save)")
  }

  @Test(arguments: PatternUnderTest.all)
  func `P7: a field that writes its own text keeps the message`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.type(SampleData.takenName, into: "Name")
    try await app.tap("Save")
    try await app.answer()
    try await app.type(SampleData.takenName, into: "Name")
    expectLine(app, "! This name is taken.")
    expectLine(app, "(Save)")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P19: Save focuses the first invalid field`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openProfile()
    for birthday in ["1989-02-29", "1989-02-30"] {
      try await app.type(birthday, into: "Birthday")
      try await app.type(birthday, into: "Second website")
      #expect(app.stage.focusedField == "Second website")
      try await app.tap("Save")
      #expect(app.stage.focusedField == "Birthday")
    }
    try await app.type("", into: "Second website")
    try await app.type("", into: "Birthday")
    try await app.tap("Save")
    #expect(app.stage.focusedField == nil)
  }

  @Test(arguments: PatternUnderTest.all)
  func `P19: neither a city nor a refusal gets focus`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openProfile()
    try await app.tap("country-norway")
    try await app.type("Bakes.", into: "Bio")
    try await app.tap("Save")
    #expect(app.stage.focusedField == nil)
    try await app.tap("city-oslo")
    try await app.type("9999-12-31", into: "Birthday")
    try await app.tap("Save")
    expectLine(app, "! A birthday cannot be in the future.")
    #expect(app.stage.focusedField == nil)
  }
}
