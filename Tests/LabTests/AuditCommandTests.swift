import Benchmarks
import Measure
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
    let run = await Run("audit", "--format", "json", "--form", "mvi")

    #expect(run.results.contains("\"schema\" : \"pattern-lab.audit/1\""))
    #expect(run.results.contains("\"name\" : \"MVI\""))
    #expect(!run.results.contains("\"name\" : \"MVVM\""))
  }

  @Test func `a file gets what the screen would show`() async throws {
    let directory = try TemporaryDirectory()
    let run = await Run("audit", "--output", directory.path("audit.txt"))

    #expect(run.results == "Wrote \(directory.path("audit.txt"))\n")
    #expect(try directory.text("audit.txt").contains("Cost against quality"))
  }

  @Test func `a file that cannot be written loses nothing`() async {
    let run = await Run("audit", "--output", "/nowhere/audit.txt")

    #expect(run.results.contains("Cost against quality"))
    #expect(run.notes.contains("/nowhere/audit.txt"))
    #expect(run.code == .failed)
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
