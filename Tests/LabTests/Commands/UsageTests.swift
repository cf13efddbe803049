import LabMeasure
import Testing

@testable import LabCommandLine
@testable import LabCommands

struct UsageTests {
  @Test(arguments: [
    (["bnech"], "lab: unknown command 'bnech'; did you mean 'bench'?"),
    (["--verison"], "lab: unknown option '--verison'; did you mean '--version'?"),
    (["bench", "tny"], "lab bench: unknown suite 'tny'; did you mean 'tiny'?"),
    (["trace", "fed"], "lab trace: unknown feature 'fed'; did you mean 'feed'?"),
    (
      ["be\u{1B}[31m\nnch"],
      "lab: unknown command 'be�[31m nch'; there are bench, trace, audit, compare, explore, report and new"
    ),
  ])
  func `wrong usage is one clear line and 64`(words: [String], complaint: String) async {
    let run = await Run(words)

    #expect(run.notes == complaint + "\n")
    #expect(run.results == "")
    #expect(run.code == .wrongUsage)
  }

  @Test func `rejects an unwritable file before measuring`() async {
    let run = await Run("bench", "--output", "/missing/bench.json")

    #expect(
      run.notes == "lab bench: cannot write to /missing/bench.json: No such file or directory\n")
    #expect(run.results == "" && run.code == .failed)
  }
}
