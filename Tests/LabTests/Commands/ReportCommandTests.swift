import Foundation
import LabOutput
import Testing

@testable import LabCommandLine
@testable import LabCommands

struct ReportCommandTests {
  nonisolated private static let data = URL(filePath: #filePath)
    .appending(path: "../../../../Benchmarks/Baselines/run.json").standardized.path

  @Test func `writes one page, the same each time`() async throws {
    let directory = try TemporaryDirectory()

    let run = await Run("report", Self.data, "--output", directory.path("a.html"))
    _ = await Run("report", Self.data, "--output", directory.path("b.html"))

    let page = try directory.text("a.html")
    #expect(run.results == "Wrote \(directory.path("a.html"))\n")
    #expect(run.code == .done)
    #expect(page.hasPrefix("<!doctype html>"))
    #expect(try page == directory.text("b.html"))
    #expect(!page.contains(/(src|href)="(?!#|data:)/))
  }

  @Test func `says where figures come from without a run`() async throws {
    let directory = try TemporaryDirectory()

    let run = await Run("report", "--output", directory.path("a.html"))

    #expect(
      run.results.contains("It has no figures; for a RUN: swift run -c release lab bench --all"))
    #expect(try directory.text("a.html").contains("made without a run"))
    #expect(run.code == .done)
  }

  @Test(arguments: [
    ("{", [], "it is not valid JSON"),
    (
      #"{"schema":"pattern-lab.bench/3"}"#, [data], "it holds 'pattern-lab.bench/3'; this lab reads"
    ),
  ])
  func `rejects a file that is not a run, and writes nothing`(
    text: String, new: [String], reason: String
  ) async throws {
    let directory = try TemporaryDirectory()
    try AtomicFile.write(text, to: directory.path("run.json"))

    let run = await Run(
      "report", directory.path("run.json"), new, "--output", directory.path("a.html"))

    #expect(run.notes.contains(reason))
    #expect(run.notes.split(separator: "\n").count == 1)
    #expect(run.code == .failed)
    #expect(throws: (any Error).self) { try directory.text("a.html") }
  }

  @Test func `begins with what changed since another run`() async throws {
    let directory = try TemporaryDirectory()
    let page = directory.path("a.html")
    var text = try String(contentsOfFile: Self.data, encoding: .utf8)
    let count = try #require(text.firstMatch(of: /"retained_bytes" : ([1-9]\d+)/))
    let (old, new) = (try #require(Int(count.1)), try #require(Int(count.1)) + 1)
    text.replaceSubrange(count.range, with: "\"retained_bytes\" : \(new)")
    try AtomicFile.write(text, to: directory.path("new.json"))

    let same = await Run("report", Self.data, Self.data, "--output", page)
    let changed = await Run("report", Self.data, directory.path("new.json"), "--output", page)

    #expect(
      same.results.hasPrefix(
        "Wrote \(page)\nNothing changed.\nRows in one run only: none; in both: "))
    #expect(changed.results.contains("\nCounts that changed: 1 worse; in both: "))
    #expect([same.code, changed.code] == [.done, .done])
    let html = try directory.text("a.html")
    let cells = [old, new].map { "<td class=\"figure\">\(Units.count($0))</td>" }
    #expect(html.contains(cells.joined()))
    let sections = html.matches(of: /<section id="(\w+)"/).map(\.1)
    #expect(sections.prefix(2) == ["changes", "summary"])
  }
}
