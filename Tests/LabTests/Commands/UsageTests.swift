import LabMeasure
import Testing

@testable import LabCommandLine
@testable import LabCommands

struct UsageTests {
  @Test(arguments: [
    (["bnech"], "lab: unknown command 'bnech'; did you mean 'bench'?"),
    (["forms"], "lab: 'forms' is now 'patterns'"),
    (["--verison"], "lab: unknown option '--verison'; did you mean '--version'?"),
    (["bench", "tny"], "lab bench: unknown suite 'tny'; did you mean 'tiny'?"),
    (["bench", "--launches", "3"], "lab bench: '--launches' is now '--processes'"),
    (["trace", "fed"], "lab trace: unknown feature 'fed'; did you mean 'feed'?"),
    (
      ["be\u{1B}[31m\nnch"],
      "lab: unknown command 'be�[31m nch'; there are patterns, bench, trace, audit, compare, stage, draw, report and new"
    ),
  ])
  func `wrong usage is one clear line and 64`(words: [String], complaint: String) async {
    let run = await Run(words)

    #expect(run.notes == complaint + "\n")
    #expect(run.results == "")
    #expect(run.code == .wrongUsage)
  }

  @Test func `a long complaint loses its middle`() async {
    let run = await Run("bench", String(repeating: "x", count: 1_000))

    #expect(run.notes.hasPrefix("lab bench: unknown suite 'xxx"))
    #expect(run.notes.hasSuffix("xxx'; there is tiny\n"))
    #expect(run.notes.count <= 220)
  }

  @Test func `wrong usage is found before a debug build is refused`() async {
    #expect(await Run("bench", "--format", "xml", build: .debug).code == .wrongUsage)
  }

  @Test func `rejects an unwritable file before measuring`() async {
    let run = await Run("bench", "--output", "/missing/bench.json")

    #expect(
      run.notes == "lab bench: cannot write to /missing/bench.json: No such file or directory\n")
    #expect(run.results == "" && run.code == .failed)
  }
}
