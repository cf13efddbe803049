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

  @Test func `a terminal gets a complaint in lines, and every word of it`() async {
    let path = "/a/path/" + String(repeating: "long", count: 30)

    let run = await Run("report", path, terminal: true, environment: ["NO_COLOR": "1"])

    #expect(run.notes.hasPrefix("lab report: cannot read\n\(path):\n"))
  }

  @Test func `progress is a line that is rewritten, with a bar and the time left`() {
    var (written, seconds) = ("", 0)
    let start = ContinuousClock.now
    let sink = Sink(isTerminal: true, environment: [:]) { written += $0 }
    let line = ProgressLine(Output(results: sink, notes: sink, width: 25), steps: 3) {
      start + .seconds(seconds)
    }

    line.step("M\u{1B}V")
    line.show("M\u{1B}V")
    seconds = 5
    line.step("MVVM")
    line.clear()
    line.clear()

    #expect(
      written == "\r░░░░░░░░░░  M�V\r███░░░░░░░ 11 s left  M…\r" + String(repeating: " ", count: 24)
        + "\r")
  }
}
