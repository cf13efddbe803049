// Tests/SideBySideTests/NameTakenTests.swift
@Test func `MV: through the stage, where the view does the work`() async throws {
  let app = TestApp.profile(MV.Pattern())
  try await app.open()
  try await app.type("Ada", into: "Name")

  try await app.tap("Save")
  try await app.answer(.failure(.nameTaken))

  expectLine(app, "! This name is taken.")
  try await app.type("Ada L", into: "Name")
  #expect(!app.stage.text.contains("!"))
}
