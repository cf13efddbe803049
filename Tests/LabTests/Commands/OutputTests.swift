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

  @Test func `control characters of a file never reach a terminal or a pipe`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("\u{202E}hostile\u{1B}[2J.json")
    let text = #"""
      {"dropped":0,"level":"fields","schema":"pattern-lab.trace/2","pattern":"MVI",\#
      "session":{"data_seed":1,"posts":0}}
      {"act":"","at_ns":1,"id":0,"screen":"",\#
      "step":{"tap":{"element":"\u001b[2J\rNo difference.\u0007\u009b1A\u202e"}}}
      """#
    try AtomicFile.write(text, to: path)

    for terminal in [false, true] {
      let replay = await Run("trace", "--replay", path, terminal: terminal)
      let emitted = await Run("trace", "--emit-test", path, terminal: terminal)
      let gate = await Run("bench", "--gate", path, terminal: terminal)

      #expect(replay.code == .failed)
      #expect(replay.results.contains("expected tap �[2J�No difference.��1A�, found"))
      #expect(emitted.results.contains(#"\u{1B}[2J\rNo difference.\u{07}�1A�")"#))
      #expect(gate.notes.contains("�hostile�[2J.json: "))
      let printed = (replay.results + emitted.results + gate.notes)
        .replacing(/\u{1B}\[\d+m/, with: "")
      #expect(printed.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
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
