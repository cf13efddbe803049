import LabBackend
import LabContract
import LabDomain
import StageUI
import Testing

@Suite(.conformance) struct ProfileLeavingTests {
  @Test(arguments: PatternUnderTest.tracedToo)
  func `P8: leaving an unchanged profile asks nothing`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openProfile()
    try await app.tap("Back")
    #expect(app.path == [.feed])
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P8: a profile that loads or has failed can be left`(_ pattern: PatternUnderTest)
    async throws
  {
    for isAnswered in [false, true] {
      let app = pattern.profile()
      app.stage.appear()
      if isAnswered { try await app.answer(.failure(.offline)) }
      try await app.tap("Back")
      #expect(app.path == [.feed])
    }
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P8: leaving a changed profile asks first`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openProfile()
    try await app.type("Noor", into: "Name")
    try await app.tap("Back")
    #expect(app.path == [.feed, .profile(1)])
    expectEnd(app, "[Reset]", "┌ Discard your changes?", "│ [Discard]  [Keep editing]")

    try await app.tap("Keep editing")
    #expect(app.path == [.feed, .profile(1)])
    expectLine(app, "Name ‹Noor›")
    expectEnd(app, "[Save]", "[Undo]", "[Reset]")

    try await app.tap("Back")
    try await app.tap("Discard")
    #expect(app.path == [.feed])
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P8: an invalid name is an edit too`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openProfile()
    try await app.type("", into: "Name")
    try await app.tap("Back")
    expectLine(app, "┌ Discard your changes?")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P8: reverted edits do not count`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openProfile()
    try await app.tap("distance-near")
    try await app.type("Noor van der Berg ", into: "Name")
    try await app.tap("distance-region")
    try await app.tap("Back")
    #expect(app.path == [.feed])
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P8: two taps leave once`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openProfile()
    try app.stage.tap("Back")
    try app.stage.tap("Back")
    await app.stage.settle()
    #expect(app.path == [.feed])
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P6: a save that succeeds during the question pops once`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.type("Noor", into: "Name")
    try await app.tap("Save")
    try await app.tap("Back")
    try await app.answer()
    try? await app.tap("Discard")
    #expect(app.path == [.feed])
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P6: a save that succeeds after Discard pops nothing more`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.openProfile()
    try await app.type("Noor", into: "Name")
    try await app.tap("Save")
    try await app.tap("Back")
    try await app.tap("Discard")
    try await app.answer()
    #expect(app.path == [.feed])
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P8: leaving during a save asks first`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.openProfile()
    try await app.type("Noor", into: "Name")
    try await app.tap("Save")
    try await app.tap("Back")
    #expect(app.path == [.feed, .profile(1)])
    expectLine(app, "┌ Discard your changes?")
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `P8: the profile can be left again after a return`(_ pattern: PatternUnderTest) async throws
  {
    let app = try await pattern.openProfile()
    try await app.tap("Back")
    await app.leave()
    app.path.append(.profile(1))
    await app.appear()
    try await app.tap("Back")
    #expect(app.path == [.feed])
  }
}
