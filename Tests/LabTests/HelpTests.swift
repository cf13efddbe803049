import Testing

@testable import lab

struct HelpTests {
  @Test(arguments: [[], ["--help"], ["-h"]])
  func `lab alone prints what it can do`(words: [String]) async {
    let run = await Run(words)

    #expect(
      run.results == """
        Pattern Lab: two screens in every state pattern, side by side and measured

        command   what it does                        for example
        ────────────────────────────────────────────────────────────────────────────────
        patterns  lists the patterns, each with its…  lab patterns
        bench     measures what each pattern costs    lab bench --quick
        trace     shows who changed a field, and why  lab trace --patterns MVVM,MVI feed
        audit     scores which pattern tells who, a…  lab audit --pattern MVI
        compare   shows code and tests side by side   lab compare like-rolls-back

        Every command has --help, or: lab help bench. lab --version prints the version.
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

  @Test func `patterns explains itself`() async {
    #expect(
      await Run("patterns", "--help").results == """
        lab patterns lists the patterns, each with its shape.

        Usage: lab patterns [OPTION…]

        OPTION:
          --help  Shows this text; -h does the same.

        Example: lab patterns

        """)
  }

  @Test func `trace explains itself`() async {
    #expect(
      await Run("trace", "-h").results == """
        lab trace shows who changed a field, and why.

        Usage: lab trace [FEATURE…] [OPTION…]

        OPTION:
          --pattern NAME     One pattern only; otherwise every pattern.
          --patterns A,B     These patterns in this order; their timelines stand side by
                             side, act by act.
          --feature FEATURE  The same as the operand.
          --level LEVEL      How much is recorded: 'off', 'actions', 'fields', 'sites'
                             (also who wrote, which is then shown) or 'snapshots' (also
                             all values); otherwise snapshots, without who wrote.
          --format FORMAT    'tree' (each event under its cause), 'timeline' (act by
                             act, with the time) or 'json' (a line each); otherwise
                             tree, and timeline with --patterns.
          --output FILE      Writes the trace to FILE, in full or not at all.
          --diff OLD         Tells what differs from the trace that OLD holds as JSON:
                             in the trace that the operand NEW holds, or without it in
                             the same session, recorded now.
          --random SEED      Records a random session on both screens instead of the
                             scripted one.
          --steps N          With --random: how many steps it has, 10,000 at most;
                             otherwise 30.
          --replay FILE      Replays the random sessions that FILE holds as JSON, and
                             says where one ends elsewhere.
          --at EVENT         With --replay: only shows the screen after that event.
          --replay-check N   Records N random sessions of each pattern, 10,000 at most,
                             and replays them.
          --emit-test FILE   Writes the random session that FILE holds as JSON as a
                             Swift test, for the pattern that it was recorded on or for
                             that of --pattern, which also chooses among several; with
                             --output, named after that file.
          --help             Shows this text; -h does the same.

        FEATURE is 'feed' or 'profile'; otherwise both. One scripted session is recorded
        on each pattern.

        A trace as JSON is a line about the recording and a line for each event, and
        several may follow one another. lab trace --diff OLD NEW compares two such
        files: it ends with 0 when they tell the same and with 2 when they differ; times
        do not count.

        Example: lab trace --patterns MVVM,MVI feed

        """)
  }

  @Test(arguments: [["compare", "--help"], ["compare"]])
  func `compare explains itself`(words: [String]) async {
    #expect(
      await Run(words).results == """
        lab compare shows code and tests side by side.

        Usage: lab compare [TOPIC…] [OPTION…]

        TOPIC:
          feed         The code of the feed, every file.
          profile      The code of the profile, every file.
          blank-draft  F8: given a blank draft, when Publish is tapped, then nothing is
                       sent.

        OPTION:
          --patterns A,B  These patterns in this order; otherwise every pattern.
          --metrics       Counts instead: files, types, lines, scaffolding, entries on
                          the way.
          --width N       As for a terminal of N columns.
          --help          Shows this text; -h does the same.

        TOPIC is also a number of the specification: F8

        TOPIC is also a file that patterns have: feed-intent, feed-model, feed-view,
        profile-view, pattern, store, tracing

        Example: lab compare like-rolls-back

        """)
  }

  @Test func `compare explains itself as far as it can without sources`() async {
    let run = await Run("compare", "--help", checkout: nil)

    #expect(!run.results.contains("TOPIC:"))
    #expect(run.results.contains("No TOPIC can be listed: the sources are not here"))
    #expect(run.code == .done)
  }

  @Test(arguments: [60, 80, 200])
  func `help keeps to the width of the terminal`(width: Int) async {
    for command in ["patterns", "bench", "trace", "audit", "compare"] {
      let help = await Run(command, "--help", width: width)
      #expect(help.longestLine <= min(80, width))
    }
  }
}
