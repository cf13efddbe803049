import LabTestSupport
import SampleBackend
import StageUI
import Testing

struct TestAppTests {
  @Test(arguments: PatternUnderTest.all)
  func `a screen waits until the test answers`(_ pattern: PatternUnderTest) async throws {
    let app = pattern.feed()
    await app.appear()
    #expect(app.pending == [.page(after: nil)])

    try await app.answer()
    #expect(app.pending == [])
    expectLine(app, "[♡ 3]  [Ada]  Third")
  }

  @Test func `a line matches only as a whole`() {
    let app = PatternUnderTest.all[0].feed()
    #expect(app.shows(line: "◌ Loading"))
    #expect(!app.shows(line: "Loading"))
  }
}
