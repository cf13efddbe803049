import LabOutput
import Testing

@testable import LabCommandLine
@testable import LabCommands

struct ReportCommandTests {
  @Test func `writes one page with this checkout's code, which needs no network`() async throws {
    let directory = try TemporaryDirectory()
    try AtomicFile.write(SampleRun.whole.text, to: directory.path("run.json"))

    let run = await Run(
      "report", directory.path("run.json"), "--output", directory.path("a.html"))

    let page = try directory.text("a.html")
    #expect(run.results == "Wrote \(directory.path("a.html"))\n")
    #expect(run.code == .done)
    #expect(page.hasPrefix("<!doctype html>"))
    #expect(!page.contains(/(src|href)="(?!#|data:)/))
    #expect(page.contains("<summary>Test F6 Like rolls back</summary>"))
    #expect(page.matches(of: /<h3>MVIReactor<\/h3>/).count > 10)
  }

  @Test func `says where figures come from without a run`() async {
    let run = await Run("report", "--output", "-")

    #expect(run.results.hasPrefix("<!doctype html>"))
    #expect(run.results.contains("made without a run"))
    #expect(run.code == .done)
  }

  @Test func `rejects a file that is not a run, and writes nothing`() async throws {
    let directory = try TemporaryDirectory()
    try AtomicFile.write("{", to: directory.path("run.json"))

    let run = await Run(
      "report", directory.path("run.json"), "--output", directory.path("a.html"))

    #expect(run.notes.contains("it is not valid JSON"))
    #expect(run.code == .failed)
    #expect(throws: (any Error).self) { try directory.text("a.html") }
  }
}
