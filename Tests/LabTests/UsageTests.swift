import Measure
import Testing

@testable import lab

struct UsageTests {
  @Test(arguments: [
    (["bnech"], "lab: unknown command 'bnech'; did you mean 'bench'?"),
    (
      ["measure"],
      "lab: unknown command 'measure'; there are patterns, bench, trace, audit and compare"
    ),
    (["--verison"], "lab: unknown option '--verison'; did you mean '--version'?"),
    (["patterns", "all"], "lab patterns: unexpected 'all'"),
    (["bench", "tny"], "lab bench: unknown suite 'tny'; did you mean 'tiny'?"),
    (["bench", "--filtre", "x"], "lab bench: unknown option '--filtre'; did you mean '--filter'?"),
    (["bench", "--output"], "lab bench: '--output' needs a value: --output FILE"),
    (
      ["bench", "--format", "xml"],
      "lab bench: unknown format 'xml'; there are text, json, csv and markdown"
    ),
    (["trace", "--pattern", "mvvn"], "lab trace: unknown pattern 'mvvn'; did you mean 'MVVM'?"),
    (["trace", "--pattern"], "lab trace: '--pattern' needs a value: --pattern NAME"),
    (["trace", "--feature=fed"], "lab trace: unknown feature 'fed'; did you mean 'feed'?"),
    (["trace", "fed"], "lab trace: unknown feature 'fed'; did you mean 'feed'?"),
    (["trace", "--level", "filds"], "lab trace: unknown level 'filds'; did you mean 'fields'?"),
    (
      ["trace", "--format", "xml"],
      "lab trace: unknown format 'xml'; there are tree, timeline and json"
    ),
    (
      ["trace", "--pattern", "MV", "--patterns", "MVI"],
      "lab trace: '--pattern' and '--patterns' exclude each other"
    ),
    (["trace", "--patterns", "MVI,MW"], "lab trace: unknown pattern 'MW'; did you mean 'MV'?"),
    (
      ["trace", "--replay-check", "0"],
      "lab trace: '--replay-check' takes a whole number from 1 up, not '0'"
    ),
    (
      ["trace", "--random", "7", "--steps", "0"],
      "lab trace: '--steps' takes a whole number from 1 up, not '0'"
    ),
    (
      ["trace", "--random", "7", "--steps", "x"],
      "lab trace: '--steps' takes a whole number from 1 up, not 'x'"
    ),
    (
      ["trace", "--random", "7", "--steps", "10001"],
      "lab trace: '--steps' takes 1 to 10,000 steps, not 10,001"
    ),
    (
      ["trace", "--replay-check", "10001"],
      "lab trace: '--replay-check' takes 1 to 10,000 sessions, not 10,001"
    ),
    (
      ["trace", "--diff", "a", "--random", "7"],
      "lab trace: '--diff' takes what OLD tells, so '--random' has no place beside it"
    ),
    (
      ["trace", "--random", "7", "--level", "off"],
      "lab trace: '--random' records at least actions, so '--level off' has no place beside it"
    ),
    (
      ["trace", "--diff", "a", "b", "c"],
      "lab trace: '--diff' compares OLD with one NEW, not with 2"
    ),
    (
      ["trace", "--diff", "a", "--level", "off"],
      "lab trace: '--diff' takes what OLD tells, so '--level' has no place beside it"
    ),
    (
      ["be\u{1B}[31m\nnch"],
      "lab: unknown command 'be [31m nch'; there are patterns, bench, trace, audit and compare"
    ),
  ])
  func `wrong usage is one clear line and 64`(words: [String], complaint: String) async {
    let run = await Run(words)

    #expect(run.notes == complaint + "\n")
    #expect(run.results == "")
    #expect(run.code == .wrongUsage)
  }

  @Test func `wrong usage is found before a debug build is refused`() async {
    let run = await Run("bench", "--format", "xml", build: .debug)
    #expect(run.code == .wrongUsage)
  }

  @Test func `a debug build is refused by naming the release command`() async {
    let run = await Run("bench", build: .debug)

    #expect(
      run.notes == """
        lab bench: a debug build measures nothing; run: swift run -c release lab bench

        """)
    #expect(run.results == "")
    #expect(run.code == .failed)
  }

  @Test func `an unwritable file is found before anything is measured`() async {
    let run = await Run("bench", "--output", "/missing/bench.json")

    #expect(
      run.notes == """
        lab bench: cannot write to /missing/bench.json: No such file or directory

        """)
    #expect(run.results == "")
    #expect(run.code == .failed)
  }
}
