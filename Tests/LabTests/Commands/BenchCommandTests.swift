import Foundation
import LabOutput
import Testing

@testable import LabBenchmarks
@testable import LabCommandLine
@testable import LabCommands
@testable import LabMeasure

struct BenchCommandTests {
  @Test(.enabled(if: Allocations.isAvailable, "the head says that nothing is counted"))
  func `a run prints machine, question, answer and one table`() async {
    let run = await Run("bench", "--seed", "7", suites: [.counted(["MV"])])

    #expect(
      run.results == """
        Pattern Lab \(Lab.version): a full run
        Sample CPU\u{FFFD}; 2 cores; Sample OS 1; Sample 6.1 x86_64; Swift 6.3.1, release;
        2026-01-02T03:04:05Z; seed 7.

        counted: How many?
        10 each.

        Counted
        contender
        ─────────
        MV

        Times are medians of processor time. For more, name a suite or pass --all.
        Again: swift run -c release lab bench --seed 7

        """)
    #expect(run.code == .done)
  }

  @Test func `a quick run prints the answers first`() async {
    let run = await Run("bench", "--quick")

    #expect(run.results.hasPrefix("In short\n"))
    #expect(run.results.hasSuffix("; seed 2026.\nFor more, name a suite or pass --all.\n"))
    #expect(run.longestLine <= 80)
  }

  @Test(arguments: [["--all"], ["tiny"]])
  func `naming a suite or --all shows the other tables and the noise`(words: [String]) async {
    let run = await Run(["bench"] + words)

    #expect(run.results.contains("\n\nMore of nothing\n"))
    #expect(run.results.contains("\n\nNoise\n"))
    #expect(run.results.contains("1 × 20."))
    #expect(!run.results.contains("or --all"))
    #expect(run.longestLine <= 80)
  }

  @Test func `JSON carries schema, machine, seed, noise and results`() async throws {
    let run = await Run("bench", "tiny", "--format=json", "--seed=9")

    _ = try JSONSerialization.jsonObject(with: Data(run.results.utf8))
    let parts = [
      #""schema" : "pattern-lab.bench/4""#, #""cores" : 2"#, #""seed" : 9"#,
      #""rounds" : 20"#, #""contender" : "plainly""#,
    ]
    for part in parts { #expect(run.results.contains(part)) }
  }

  @Test(arguments: ["text", "json"])
  func `a file gets what the screen would show`(format: String) async throws {
    let directory = try TemporaryDirectory()
    let suites = [Suite.counted(["MV"])]

    let run = await Run(
      "bench", "--all", "--format", format, "--output", directory.path("out"), suites: suites,
      terminal: true, width: 40)

    #expect(run.results == "Wrote \(directory.path("out"))\n")
    let shown = await Run("bench", "--all", "--format", format, suites: suites).results
    let written = try directory.text("out")
    #expect(written.split(separator: "Again:")[0] == shown.split(separator: "Again:")[0])
  }

  @Test func `a suite that fails is one line, and the others are kept`() async throws {
    let directory = try TemporaryDirectory()
    try AtomicFile.write("earlier", to: directory.path("bench.txt"))

    let some = await Run("bench", suites: [.broken, .tiny])
    let none = await Run("bench", "--output", directory.path("bench.txt"), suites: [.broken])

    #expect(some.notes == "lab bench: suite 'broken': a cable is loose\n")
    #expect(some.results.contains("plainly  1.00 ns"))
    #expect([some.code, none.code] == [.failed, .failed])
    #expect(try directory.text("bench.txt") == "earlier")
  }

  @Test func `a filter may match in some suites but must match in one`() async {
    let some = await Run("bench", "--filter", "plain", suites: [.unmatched, .tiny])
    let none = await Run("bench", "--filter", "zebra", suites: [.unmatched])

    #expect(some.notes == "")
    #expect(some.code == .done)
    #expect(none.notes == "lab bench: nothing matches 'zebra'; there is tiny\n")
    #expect(none.code == .failed)
  }

  @Test(arguments: [([], 10), (["--quick"], 3), (["--processes", "5"], 5)])
  func `options reach the suites, which run in the order they are named`(
    words: [String], processes: Int
  ) async {
    var (counts, heard) = ([Int](), [String]())
    func suite(_ name: String) -> LabMeasure.Suite {
      Suite(name: name, question: "?") { options, _, _ in
        heard.append("\(name) \(options.isQuick) \(options.filter ?? "-") \(options.seed)")
        return SuiteReport(results: [])
      }
    }

    _ = await Run(
      ["bench", "second", "first", "--filter", "like", "--seed=7"] + words,
      suites: [suite("first"), suite("second"), suite("third")],
      processes: {
        counts.append($0)
        return .here
      })

    let isQuick = words == ["--quick"]
    #expect(heard == ["second \(isQuick) like 7", "first \(isQuick) like 7"])
    #expect(counts == [processes])
  }

  @Test(arguments: [
    (["--gate", "a", "--seed", "3"], "--gate has no use for '--seed'"),
    (["--predict", "tiny"], "--predict has no use for 'tiny'"),
  ])
  func `rejects words without effect`(words: [String], reason: String) async {
    let run = await Run(["bench"] + words)

    #expect(run.notes == "lab bench: \(reason)\n")
    #expect(run.results == "")
    #expect(run.code == .wrongUsage)
  }

  private static let refusal = "lab bench: a debug build measures nothing; run:\n"

  @Test(arguments: [
    (["--predict"], "--predict"), (["tiny", "--filter", "MVI"], "tiny --filter MVI"),
    (["--filter=it's $HOME", "tiny"], #"tiny --filter 'it'\''s $HOME'"#),
  ])
  func `a debug build measures nothing, and prints the whole command`(
    words: [String], typed: String
  ) async {
    let run = await Run(["bench"] + words, build: .debug)

    #expect(run.notes == Self.refusal + "swift run -c release lab bench \(typed)\n")
    #expect(run.code == .failed)
  }
}
