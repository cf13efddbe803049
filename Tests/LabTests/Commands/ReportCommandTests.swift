import Foundation
import LabOutput
import Testing

@testable import LabCommandLine
@testable import LabCommands

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct ReportCommandTests {
  private static let sample = """
    {
      "schema": "pattern-lab.bench/4", "seed": 2026, "noise": {"pattern-update": {"trust": "noisy"}},
      "environment": {"compiler": "Swift <6>", "cpu": "CPU", "date": "2026-01-02T03:04:05Z", "cores": 2},
      "results": [
        {"suite": "pattern-update", "operation": "like one post", "contender": "MVI", "size": 160,
          "median_ns": 6000, "low_ns": 5900, "high_ns": 6100, "copied_elements": 0},
        {"suite": "pattern-update", "operation": "like one post", "contender": "MV", "size": 160,
          "median_ns": 8000, "low_ns": 7900, "high_ns": 8100, "copied_elements": 50}
      ]
    }
    """

  @Test func `writes one page, which needs no network`() async throws {
    let directory = try TemporaryDirectory()
    try AtomicFile.write(Self.sample, to: directory.path("run.json"))

    let run = await Run(
      "report", directory.path("run.json"), "--output", directory.path("a.html"))

    let page = try directory.text("a.html")
    #expect(run.results == "Wrote \(directory.path("a.html"))\n")
    #expect(run.code == .done)
    #expect(!page.contains(/(src|href)="(?!#|data:)/))
    let body = try #require(page.firstMatch(of: /<header>[\s\S]*<\/main>/)).0
    #expect(XMLParser(data: Data("<body>\(body)</body>".utf8)).parse())
    #expect(
      body.contains(
        """
        In some patterns.</strong> 1 of 2 patterns copy nothing for a like; MV copies its 50 posts, 3.20\u{A0}kB, because \
        the lab’s @State keeps the old value. Fix: give the state one owner that changes it in place. The lab’s MVI does
        """
      ))
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
