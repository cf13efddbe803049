import Foundation
import LabOutput
import Testing

@testable import LabCommandLine
@testable import LabCommands

struct ReportCommandTests {
  private let data = URL(filePath: #filePath)
    .appending(path: "../../../../docs/pictures/pictures.json").standardized.path

  @Test func `writes one page, the same each time`() async throws {
    let directory = try TemporaryDirectory()

    let run = await Run("report", data, "--output", directory.path("a.html"))
    _ = await Run("report", data, "--output", directory.path("b.html"))

    let page = try directory.text("a.html")
    #expect(run.results == "Wrote \(directory.path("a.html"))\n")
    #expect(run.code == .done)
    #expect(page.hasPrefix("<!doctype html>"))
    #expect(try page == directory.text("b.html"))
    #expect(!page.contains(/(src|href)="(?!#|data:)/))
  }

  @Test func `names a suite that the run lacks`() async throws {
    let directory = try TemporaryDirectory()
    let text = try String(contentsOfFile: data, encoding: .utf8)
    try AtomicFile.write(
      text.replacing("\"suite\" : \"stack\"", with: "\"suite\" : \"other\""),
      to: directory.path("run.json"))

    let run = await Run("report", directory.path("run.json"), "--output", directory.path("a.html"))

    #expect(run.code == .done)
    #expect(try directory.text("a.html").contains(/The run lacks [^.]*stack/))
  }

  @Test func `says where figures come from without a run`() async throws {
    let directory = try TemporaryDirectory()

    let run = await Run("report", "--output", directory.path("a.html"))

    #expect(
      run.results.contains("It has no figures; for a RUN: swift run -c release lab bench --all"))
    #expect(try directory.text("a.html").contains("made without a run"))
    #expect(run.code == .done)
  }

  @Test func `prints the page when asked`() async {
    let run = await Run("report", data, "--output", "-")

    #expect(run.results.hasPrefix("<!doctype html>"))
    #expect(run.code == .done)
  }

  @Test func `rejects a file that is not a run, and writes nothing`() async throws {
    let directory = try TemporaryDirectory()
    try AtomicFile.write("{", to: directory.path("run.json"))

    let run = await Run("report", directory.path("run.json"), "--output", directory.path("a.html"))

    #expect(run.notes.contains("it is not valid JSON"))
    #expect(run.notes.split(separator: "\n").count == 1)
    #expect(run.code == .failed)
    #expect(throws: (any Error).self) { try directory.text("a.html") }
  }

  @Test func `takes one run at most`() async {
    let run = await Run("report", "a.json", "b.json")

    #expect(run.notes.contains("takes one RUN, from: lab bench --all --format json"))
    #expect(run.code == .wrongUsage)
  }
}
