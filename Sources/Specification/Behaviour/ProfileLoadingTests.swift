import LabBackend
import LabDomain
import StageUI
import Testing

@Suite(.conformance) struct ProfileLoadingTests {
  @Test(arguments: PatternUnderTest.all)
  func `P1: appearing loads the profile behind a loading overlay`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.profile()
    await app.appear()
    expectScreen(
      app,
      """
      ═══ Profile ═══
      [Back]
      Name ()
      Handle ()
      Bio ()
      Birthday ()
      Website ()
      Second website ()
      Country
      (○ Denmark)
      (○ Norway)
      (○ Sweden)
      ( ) Shows my birthday
      ( ) Accepts messages
      ( ) Accepts calls
      Regions: 
      Partner distance
      (○ Up to 10 km)
      (○ Up to 50 km)
      (○ Same country)
      (○ Anywhere)
      (Save)
      (Undo)
      (Reset)
      ▒ ◌ Loading
      """)

    try await app.answer()
    expectScreen(
      app,
      """
      ═══ Profile ═══
      [Back]
      Name ‹Noor van der Berg›
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
      (Undo)
      (Reset)
      """)
  }

  @Test(arguments: PatternUnderTest.all)
  func `P1: returning keeps the edits and does not load again`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.type("Noor", into: "Name")
    await app.leave()
    await app.appear()
    #expect(app.pending == [])
    expectLine(app, "Name ‹Noor›")
  }

  @Test(arguments: PatternUnderTest.all)
  func `P2: a failed load fills the screen, and retry loads`(_ pattern: PatternUnderTest)
    async throws
  {
    let app = pattern.profile()
    app.stage.appear()
    try await app.answer(.failure(.notFound))
    expectScreen(
      app,
      """
      ═══ Profile ═══
      [Back]
      This is no longer there.
      [Retry]
      """)

    try await app.tap("Retry")
    expectLine(app, "▒ ◌ Loading")
    try await app.answer()
    expectLine(app, "Name ‹Noor van der Berg›")
  }
  @Test(arguments: PatternUnderTest.all)
  func `P2: a failed load is not repeated on return`(_ pattern: PatternUnderTest) async throws {
    let app = pattern.profile()
    app.stage.appear()
    try await app.answer(.failure(.offline))
    await app.leave()
    await app.appear()
    #expect(app.pending == [])
    expectEnd(app, "You appear to be offline.", "[Retry]")
  }

  @Test(arguments: PatternUnderTest.all)
  func `P2: an answer 'cancelled' to a screen that waits is a failure`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.profile()
    await app.appear()
    try await app.answer(.failure(.cancelled))
    expectEnd(app, "The server could not answer.", "[Retry]")
  }
}
