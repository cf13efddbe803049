import LabBackend
import LabDomain
import StageUI
import Testing

@Suite(.conformance) struct ProfileHandleTests {
  @Test(arguments: PatternUnderTest.tracedToo)
  func `P17: the server is asked 300 ms after the last letter`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.type("bo_", into: "Handle")
    await app.wait(.milliseconds(200))
    try await app.type("bo_1", into: "Handle")
    await app.wait(.milliseconds(200))
    #expect(app.pending == [])
    await app.wait(.milliseconds(100))
    #expect(app.pending == [.checkHandle("bo_1")])

    try await app.answer()
    #expect(!app.stage.text.contains("!"))
    expectLine(app, "[Save]")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P17: a taken handle is reported until the next edit`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.type(SampleData.takenHandle, into: "Handle")
    await app.wait(HandleRule.pause)
    try await app.answer()
    expectLine(app, "Handle ‹ada›")
    expectLine(app, "! This handle is taken.")
    expectLine(app, "(Save)")

    try await app.type("ada_", into: "Handle")
    #expect(!app.stage.text.contains("!"))
    expectLine(app, "[Save]")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P17: an answer about a handle that has changed is ignored`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    app.backend.policy = .gatedIgnoringCancellation
    try await app.type("ada", into: "Handle")
    await app.wait(HandleRule.pause)
    try await app.type("ada_", into: "Handle")
    try await app.release(.checkHandle("ada"))
    #expect(!app.stage.text.contains("!"))
    expectLine(app, "[Save]")
  }

  @Test(arguments: PatternUnderTest.all)
  func `P17: only a well-formed, new handle is sent; others are reported on saving`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    for handle in ["bo", "Noor", "noor!", "a_very_long_handle", " noor"] {
      try await app.type(handle, into: "Handle")
      await app.wait(HandleRule.pause)
      #expect(app.pending == [])
    }
    expectLine(app, "(Save)")

    try await app.type("Noor", into: "Handle")
    try await app.tap("Save")
    expectLine(app, "! A handle has 3 to 15 lowercase letters, digits or _.")
    #expect(app.pending == [])
  }

  @Test(arguments: PatternUnderTest.all)
  func `P17: a check that fails shows nothing`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openProfile()
    try await app.type("bo_1", into: "Handle")
    await app.wait(HandleRule.pause)
    try await app.answer(.failure(.offline))
    #expect(!app.stage.text.contains("!") && !app.stage.text.contains("┌"))
    expectLine(app, "[Save]")
  }

  @Test(arguments: PatternUnderTest.all)
  func `P17: a save that the server refuses shows the error at the field`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.type("ada", into: "Handle")
    try await app.tap("Save")
    try await app.answer()
    expectLine(app, "! This handle is taken.")
    expectLine(app, "(Save)")
    #expect(!app.stage.text.contains("┌"))
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P17: leaving cancels the check, and a return asks again`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.type("ada", into: "Handle")
    await app.wait(HandleRule.pause)
    await app.leave()
    #expect(app.pending == [])

    await app.appear()
    await app.wait(HandleRule.pause)
    #expect(app.pending == [.checkHandle("ada")])
    try await app.answer()
    expectLine(app, "! This handle is taken.")
  }

  @Test(arguments: PatternUnderTest.all)
  func `P17: a handle saved elsewhere is not checked`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openProfile()
    app.backend.policy = .immediate
    var saved = SampleData.me
    saved.handle = "noor_2"
    _ = try await app.backend.save(saved)
    app.backend.policy = .gated
    await app.stage.settle()
    await app.wait(HandleRule.pause)

    expectLine(app, "Handle ‹noor_2›")
    #expect(app.pending == [])
  }
}
