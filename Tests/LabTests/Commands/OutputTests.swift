import Foundation
import LabOutput
import Testing

@testable import LabCommandLine
@testable import LabCommands

struct OutputTests {
  @Test(arguments: [
    (true, [:], true), (true, ["NO_COLOR": ""], true), (true, ["NO_COLOR": "1"], false),
    (true, ["TERM": "dumb"], false), (false, [:], false),
  ])
  func `only a terminal that wants colours gets them`(
    terminal: Bool, environment: [String: String], isColourful: Bool
  ) async {
    for words in [[], ["bench", "--help"], ["bench"], ["nonsense"]] {
      let run = await Run(words, terminal: terminal, environment: environment)
      #expect((run.results + run.notes).contains("\u{1B}[") == isColourful)
    }
  }

  @Test func `progress on a terminal is one line that is rewritten and cleared`() {
    var written = ""
    let sink = Sink(isTerminal: true, environment: [:]) { written += $0 }
    let line = ProgressLine(Output(results: sink, notes: sink, width: 12))

    line.show("first of two")
    line.show("sec\u{1B}nd")
    line.show("sec\u{1B}nd")
    line.clear()
    line.clear()

    #expect(written == "\rfirst of t…\rsec�nd     \r      \r")
  }
}
