import Testing

@testable import lab

struct OutputTests {
  static let escape: Character = "\u{1B}"

  @Test func `a terminal gets colours`() async {
    #expect(await Run("patterns", terminal: true).results.contains(Self.escape))
    #expect(await Run("nonsense", terminal: true).notes.contains(Self.escape))
    #expect(
      await Run("patterns", terminal: true, environment: ["NO_COLOR": ""]).results
        .contains(Self.escape))
  }

  @Test(arguments: [
    (false, [:]), (true, ["NO_COLOR": "1"]), (true, ["TERM": "dumb"]),
  ])
  func `no colours where they are unknown or unwanted`(
    terminal: Bool, environment: [String: String]
  ) async {
    for words in [[], ["patterns"], ["bench", "--help"], ["bench"], ["nonsense"]] {
      let run = await Run(words, terminal: terminal, environment: environment)
      #expect(!(run.results + run.notes).contains(Self.escape))
    }
  }

  @Test func `progress is one line that is rewritten and cleared`() {
    var written = ""
    let sink = Sink(isTerminal: true, environment: [:]) { written += $0 }
    let line = ProgressLine(Output(results: sink, notes: sink, width: 12))

    line.show("first of two")
    line.show("second")
    line.show("second")
    line.clear()
    line.clear()

    #expect(written == "\rfirst of tw\rsecond     \r      \r")
  }

  @Test func `progress is shown on terminals only`() async {
    #expect(await Run("bench", terminal: true).notes.contains("\rtiny: doing nothing"))
    #expect(await Run("bench").notes == "")
  }

  @Test(arguments: [("120", 120), ("0", 80), ("wide", 80), ("", 80)])
  func `the width is what the environment says or 80`(columns: String, width: Int) {
    let nowhere = DescriptorWriter(-1)
    let output = Output(results: nowhere, notes: nowhere, environment: ["COLUMNS": columns])

    #expect(output.width == width)
    #expect(!output.results.isTerminal)
  }

  @Test func `what cannot be written is remembered`() {
    let nowhere = DescriptorWriter(-1)
    nowhere.put("text")
    #expect(nowhere.failure == "Bad file descriptor")
  }
}
