// Tests/SideBySideTests/NameIsLimitedTests.swift
struct NameIsLimitedTests {
  let typed = "Abcdefghijklmnopqrst!"
  let kept = "Abcdefghijklmnopqrst"
  // …
  @Test func `MV: through the model, a value with rules`() {
    var model = MV.ProfileModel()

    model.name = typed

    #expect(model.name == kept)
    #expect(model.nameProblem == .tooLong)
  }
