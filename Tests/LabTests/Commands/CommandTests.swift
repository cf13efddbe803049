import Testing

@testable import LabCommandLine
@testable import LabCommands

struct CommandTests {
  @Test(arguments: [[], ["--help"], ["-h"], ["help"]])
  func `lab alone prints its commands`(words: [String]) async {
    let run = await Run(words)

    #expect(
      run.results == """
        Pattern Lab: two screens in every state pattern, side by side and measured

        command  what it does                        for example
        ───────────────────────────────────────────────────────────────────────────────
        bench    measures what each pattern costs    lab bench --quick
        trace    shows who changed a field, and why  lab trace --patterns MVVM,MVI feed
        audit    counts traceable changes            lab audit --pattern MVI
        compare  shows code and tests side by side   lab compare like-rolls-back
        report   writes all results as one web page  lab report
        new      writes a package to start from      lab new pattern Mine --from MVI

        Every command has --help, or: lab help bench. lab --version prints the version.
        From the package: swift run -c release lab bench --quick

        """)
    #expect(run.notes == "")
    #expect(run.code == .done)
  }

  @Test func `a help page shows everything that is declared`() async {
    #expect(
      await Run("compare", "--help", width: 60).results == """
        lab compare shows code and tests side by side.

        Usage: lab compare [TOPIC…] [OPTION…]

        TOPIC:
          feed         The code of the feed, every file.
          profile      The code of the profile, every file.
          blank-draft  F8: given a blank draft, when Publish is
                       tapped, then nothing is sent.

        TOPIC is also one of: F8, feed-intent, feed-model,
        feed-view, pattern, profile-view, store

        OPTION:
          --patterns A,B  These patterns in this order, side by side
                          from 100 columns (default: all patterns).
          --metrics       Counts files, types, lines and named
                          actions instead of showing code.
          --no-pager      Prints directly, not through $PAGER.
          --help          Shows this text, as does -h.

        The code is read from the checkout that this program was
        built from.

        Example: lab compare like-rolls-back

        """)
  }

  @Test(arguments: [
    (["bnech"], "lab: unknown command 'bnech'; did you mean 'bench'?"),
    (["--verison"], "lab: unknown option '--verison'; did you mean '--version'?"),
    (["bench", "tny"], "lab bench: unknown suite 'tny'; did you mean 'tiny'?"),
    (["trace", "fed"], "lab trace: unknown feature 'fed'; did you mean 'feed'?"),
    (
      ["be\u{1B}[31m\nnch"],
      "lab: unknown command 'be�[31m nch'; there are bench, trace, audit, compare, report and new"
    ),
  ])
  func `wrong usage is one clear line and 64`(words: [String], complaint: String) async {
    let run = await Run(words)

    #expect(run.notes == complaint + "\n")
    #expect(run.results == "")
    #expect(run.code == .wrongUsage)
  }
}

struct AuditCommandTests {
  @Test func `prints the grade of the times before the tables`() async {
    let run = await Run("audit")

    #expect(
      run.results.hasPrefix(
        "Times: none; for times: swift run -c release lab audit\n\n\nWho changed it, and can it be")
    )
    #expect(run.longestLine <= 80)
    #expect(run.code == .done)
  }

  @Test func `prints JSON of one pattern`() async {
    let run = await Run("audit", "--format", "json", "--pattern", "mvi")

    #expect(run.results.contains("\"schema\" : \"pattern-lab.audit/8\""))
    #expect(run.results.contains("\"name\" : \"MVI\""))
    #expect(!run.results.contains("\"name\" : \"MVVM\""))
  }
}
