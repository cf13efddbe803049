import Report
import Testing

@testable import lab

struct CommandTests {
  @Test(arguments: [[], ["--help"], ["-h"], ["help"]])
  func `lab alone prints what it can do`(words: [String]) async {
    let run = await Run(words)

    #expect(
      run.results == """
        Pattern Lab: two screens in every state pattern, side by side and measured

        command   what it does                        for example
        ────────────────────────────────────────────────────────────────────────────────
        patterns  describes each pattern in a line    lab patterns
        bench     measures what each pattern costs    lab bench --quick
        trace     shows who changed a field, and why  lab trace --patterns MVVM,MVI feed
        audit     scores how traceable changes are    lab audit --pattern MVI
        compare   shows code and tests side by side   lab compare like-rolls-back

        Every command has --help, or: lab help bench. lab --version prints the version.
        From the package: swift run -c release lab bench --quick

        """)
    #expect(run.notes == "")
    #expect(run.code == .done)
  }

  @Test func `a help page shows everything that is declared`() async {
    let vocabulary = Vocabulary(
      "topic",
      entries: [
        Vocabulary.Entry(word: "feed", meaning: "The code of the feed."),
        Vocabulary.Entry(word: "F8", meaning: ""), Vocabulary.Entry(word: "store", meaning: ""),
      ])
    let command = Command(
      name: "compare", summary: "shows code", example: "lab compare feed",
      operand: Operand(placeholder: "TOPIC") { vocabulary },
      options: [.output, Option("metrics", help: "Counts instead.")], remark: "Reads sources.",
      run: { _, _ in .done })

    #expect(
      command.help(width: 60, style: .plain) == """
        lab compare shows code.

        Usage: lab compare [TOPIC…] [OPTION…]

        TOPIC:
          feed  The code of the feed.

        TOPIC is also one of: F8, store

        OPTION:
          --output FILE  Writes the results to FILE, in full or not
                         at all; '-' is the standard output.
          --metrics      Counts instead.
          --help         Shows this text; -h does the same.

        Reads sources.

        Example: lab compare feed
        """)
  }

  @Test func `every help page fits the terminal, and 80 columns`() async {
    for (command, width) in zip(Command.all.filter(\.isListed), [60, 80, 200, 70, 79]) {
      let help = await Run("help", command.name, width: width)

      #expect(help.results.hasPrefix("lab \(command.name) \(command.summary).\n"))
      #expect(help.longestLine <= min(80, width))
      #expect(help.results == (await Run(command.name, "--help", width: width)).results)
    }
  }

  @Test func `the version is one line`() async {
    #expect(await Run("--version").results == "Pattern Lab \(Lab.version)\n")
  }

  @Test func `patterns are described in the width of the terminal`() async {
    let run = await Run("patterns", width: 40)

    #expect(run.results.hasPrefix("MV            The view owns the truth"))
    #expect(run.longestLine <= 40)
  }
}
