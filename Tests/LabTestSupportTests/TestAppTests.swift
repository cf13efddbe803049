import LabTestSupport
import SampleBackend
import StageUI
import Testing

struct TestAppTests {
  @Test(arguments: FormUnderTest.all)
  func `a screen waits for its answer until the test gives it`(_ form: FormUnderTest) async throws {
    let app = form.feed()
    app.stage.appear()
    await app.stage.settle()
    #expect(app.pending == [.page(after: nil)])

    try await app.answer()
    #expect(app.pending == [])
    expectLine(app, "[♡ 3]  [Ada]  Third")
  }

  @Test func `a line is on the screen only as a whole`() {
    let app = FormUnderTest.all[0].feed()
    #expect(app.shows(line: "◌ Loading"))
    #expect(!app.shows(line: "Loading"))
  }

  @Test func `every form is under test once`() {
    #expect(
      FormUnderTest.all.map(\.testDescription) == [
        "MV", "MVVM", "MVVMActions", "InputOutput", "MVI", "MVIContainer",
        "MVIReactor",
      ])
  }
}
