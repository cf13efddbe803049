import Benchmarks
import Foundation
import Measure
import PatternList
import Report
import SourceCode
import Testing

@testable import lab

struct AuditCommandTests {
  @Test func `text is tables of 80 columns`() async {
    let run = await Run("audit")

    #expect(run.results.contains("Who changed it: changes with a named action"))
    #expect(run.longestLine <= 80)
    #expect(run.code == .done)
  }

  @Test func `JSON says what it is`() async {
    let run = await Run("audit", "--format", "json", "--pattern", "mvi")

    #expect(run.results.contains("\"schema\" : \"pattern-lab.audit/2\""))
    #expect(run.results.contains("\"name\" : \"MVI\""))
    #expect(!run.results.contains("\"name\" : \"MVVM\""))
  }

  @Test func `a file gets what the screen would show`() async throws {
    let directory = try TemporaryDirectory()
    let run = await Run("audit", "--output", directory.path("audit.txt"))

    #expect(run.results == "Wrote \(directory.path("audit.txt"))\n")
    #expect(try directory.text("audit.txt").contains("Cost against quality"))
  }

  @Test func `a file that cannot be written is found before anything is audited`() async {
    let run = await Run("audit", "--output", "/missing/audit.txt")

    #expect(
      run.notes == "lab audit: cannot write to /missing/audit.txt: No such file or directory\n")
    #expect(run.results == "")
    #expect(run.code == .failed)
  }

  @Test func `results that cannot be written at the end are shown instead`() async throws {
    let directory = try TemporaryDirectory()
    let inner = directory.path("inner")
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: false)
    let command = AuditCommand(patterns: Patterns.all) { _, _ in
      try FileManager.default.removeItem(atPath: inner)
      return AuditReport(environment: .sample, patterns: [], writes: [])
    }
    var (results, notes) = ("", "")
    let output = Output(
      results: Sink(isTerminal: false, environment: [:]) { results += $0 },
      notes: Sink(isTerminal: false, environment: [:]) { notes += $0 }, width: 80)

    let code = await Lab(commands: [.audit(command)])
      .run(["audit", "--output", inner + "/audit.txt"], output: output)

    #expect(
      notes == """
        lab audit: cannot write to \(inner)/audit.txt: No such file or directory; \
        the results follow

        """)
    #expect(results.contains("Who changed it: changes with a named action"))
    #expect(code == .failed)
  }

  @Test func `help says what it takes`() async {
    let run = await Run("audit", "--help")

    #expect(run.results.contains("takes about half a minute"))
    #expect(run.longestLine <= 80)
  }

  @Test func `without sources it says so in one line`() async {
    let run = await Run("audit", checkout: nil)

    #expect(run.notes == "lab audit: \(CheckoutError.missing)\n")
    #expect(run.results == "")
    #expect(run.code == .failed)
  }
}
