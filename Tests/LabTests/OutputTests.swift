import Foundation
import Report
import Testing

@testable import lab

struct OutputTests {
  @Test(arguments: [
    (true, [:], true), (true, ["NO_COLOR": ""], true), (true, ["NO_COLOR": "1"], false),
    (true, ["TERM": "dumb"], false), (false, [:], false),
  ])
  func `only a terminal that wants colours gets them`(
    terminal: Bool, environment: [String: String], isColourful: Bool
  ) async {
    for words in [[], ["patterns"], ["bench", "--help"], ["bench"], ["nonsense"]] {
      let run = await Run(words, terminal: terminal, environment: environment)
      #expect((run.results + run.notes).contains("\u{1B}[") == isColourful)
    }
  }

  @Test func `control characters of a file never reach the output`() {
    var written = ""

    Sink(isTerminal: true, environment: [:]) { written += $0 }.write(
      "\u{1B}[2J\rNo\u{9B}\u{202E}\n")

    #expect(written == "�[2J�No��\n")
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

  @Test func `progress in a pipe is a line at once, then one every few seconds`() {
    var written = ""
    var now = ContinuousClock.now
    let sink = Sink(isTerminal: false, environment: [:]) { written += $0 }
    let line = ProgressLine(Output(results: sink, notes: sink, width: 12)) { now }

    line.show("calibrating the baseline")
    line.show("round 1")
    now += ProgressLine.pause
    line.show("round 2")
    line.show("round 3")
    line.clear()

    #expect(written == "calibrating the baseline\nround 2\n")
  }

  @Test(arguments: [("120", 120), ("0", 80), ("wide", 80), ("", 80)])
  func `the width is that of the environment, or 80`(columns: String, width: Int) {
    let nowhere = Descriptor(-1)
    let output = Output(results: nowhere, notes: nowhere, environment: ["COLUMNS": columns])

    #expect(output.width == width)
    #expect(!output.results.isTerminal)
  }
}
