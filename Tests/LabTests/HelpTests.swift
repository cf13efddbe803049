import Testing

@testable import lab

struct HelpTests {
  @Test(arguments: [[], ["--help"], ["-h"]])
  func `lab alone prints what it can do`(words: [String]) async {
    let run = await Run(words)

    #expect(
      run.results == """
        Pattern Lab: two screens in every state pattern, side by side and measured

        command  what it does                          for example
        ───────────────────────────────────────────────────────────────────
        forms    lists the forms, each with its shape  lab forms
        bench    measures what each pattern costs      lab bench --quick
        trace    shows who changed a field, and why    lab trace --form MVI

        Every command has --help. lab --version prints the version.
        From the package: swift run -c release lab bench --quick

        """)
    #expect(run.notes == "")
    #expect(run.code == .done)
  }

  @Test func `help is also a word`() async {
    #expect(await Run("help").results == Run("--help").results)
    #expect(await Run("help", "bench").results == Run("bench", "--help").results)
  }

  @Test func `the version is one line`() async {
    let run = await Run("--version")

    #expect(run.results == "Pattern Lab \(Lab.version)\n")
    #expect(run.code == .done)
  }

  @Test func `forms explains itself`() async {
    #expect(
      await Run("forms", "--help").results == """
        lab forms lists the forms, each with its shape.

        Usage: lab forms [OPTION…]

        OPTION:
          --help  Shows this text; -h does the same.

        Example: lab forms

        """)
  }

  @Test func `bench explains itself`() async {
    #expect(
      await Run("bench", "--help").results == """
        lab bench measures what each pattern costs.

        Usage: lab bench [SUITE…] [OPTION…]

        SUITE:
          tiny  What does nothing cost?

        OPTION:
          --quick          Fewer rounds and shorter samples, for a first look.
          --filter TEXT    Only what has TEXT in its name, and the baseline.
          --format FORMAT  'text' or 'json'; otherwise text.
          --output FILE    Writes the results to FILE, in full or not at all.
          --seed N         Decides sample data and order; otherwise 2026.
          --help           Shows this text; -h does the same.

        Only a release build measures: swift run -c release lab bench

        Example: lab bench --quick

        """)
  }

  @Test func `trace explains itself`() async {
    #expect(
      await Run("trace", "-h").results == """
        lab trace shows who changed a field, and why.

        Usage: lab trace [OPTION…]

        OPTION:
          --form NAME        One form only; otherwise every form.
          --feature FEATURE  'feed' or 'profile'; otherwise both.
          --help             Shows this text; -h does the same.

        Example: lab trace --form MVI

        """)
  }

  @Test(arguments: [60, 80, 200])
  func `help keeps to the width of the terminal`(width: Int) async {
    for command in ["forms", "bench", "trace"] {
      let help = await Run(command, "--help", width: width)
      #expect(help.longestLine <= min(80, width))
    }
  }
}
