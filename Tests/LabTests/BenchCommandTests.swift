import Foundation
import Measure
import Report
import Testing

@testable import Benchmarks
@testable import lab

struct BenchCommandTests {
  @Test func `a run prints machine, question, tables and noise in 80 columns`() async {
    let run = await Run("bench", "--seed", "7")

    #expect(
      run.results == """
        Pattern Lab 0.1.0: a full run

        cpu       Sample CPU
        cores     2
        system    Sample OS 1
        kernel    Sample 6.1 x86_64
        compiler  Swift 6.3.1
        build     release
        date      2026-01-02T03:04:05Z
        seed      7
        load      0.25 processes, mean of a minute

        tiny
        What does nothing cost?

        Nothing

        way         time
        ────────────────
        plainly  1.00 ns

        Noise

        suite    A/A      interval        δ  rounds  preempted  trust
        ─────────────────────────────────────────────────────────────
        tiny   1.00×  [1.00, 1.00]  ± 3.0 %  1 × 20          0  quiet

        A line for each suite: the noisiest of its measurements.
        A/A: the baseline against itself; the further from 1, the noisier the machine.
        δ: ratios this close to 1 mean nothing here; nor does half a nanosecond.
        Rounds: launches × rounds in each. A launch is a process of its own.
        Preempted: rounds in which a sample took 5 % more wall time than processor time.
        Trust: quiet, when δ ≤ 5.0 % and at most half of the rounds were preempted;
        noisy, when δ ≤ 15.0 %; otherwise do not trust times. Counts do not depend on
        it.

        """)
    #expect(run.longestLine <= 80)
    #expect(run.code == .done)
  }

  @Test func `where something was compared, the receipt says how often`() async {
    let compared = Suite(name: "compared", question: "Which?") { options, progress in
      let tiny = try await Suite.tiny.run(options, progress)
      var result = tiny.results[0]
      result.ratio = 1.5
      return SuiteReport(
        suite: "compared", tables: [], results: tiny.results + [result, result], noise: tiny.noise)
    }

    let run = await Run("bench", suites: [compared])

    #expect(run.results.contains("Comparisons: 2, each judged by itself."))
    #expect(!(await Run("bench").results).contains("Comparisons"))
    #expect(run.longestLine <= 80)
  }

  @Test func `JSON carries its schema and can be read back`() async throws {
    let run = await Run("bench", "tiny", "--format=json")

    let report = try JSONDecoder().decode(BenchReport.self, from: Data(run.results.utf8))
    #expect(report.schema == "pattern-lab.bench/2")
    #expect(report.environment == .sample)
    #expect(report.noise.mapValues(\.seed) == ["tiny": 2026])
    #expect(report.results.map(\.contender) == ["plainly"])
    #expect(run.code == .done)
  }

  @Test func `a file gets what the screen would show, without colours`() async throws {
    let directory = try TemporaryDirectory()
    let text = await Run(
      "bench", "--output", directory.path("bench.txt"), terminal: true, width: 40)
    let json = await Run("bench", "--format", "json", "--output=" + directory.path("bench.json"))

    #expect(text.results == "Wrote \(directory.path("bench.txt"))\n")
    #expect(try directory.text("bench.txt") == (await Run("bench").results))
    #expect(json.code == .done)
    #expect(try directory.text("bench.json") == (await Run("bench", "--format=json").results))
  }

  @Test func `a suite that fails is one line and the others are kept`() async {
    let run = await Run("bench", suites: [.broken, .tiny])

    #expect(run.notes == "lab bench: suite 'broken': a cable is loose\n")
    #expect(run.results.contains("plainly  1.00 ns"))
    #expect(run.code == .failed)
  }

  @Test func `a file is not replaced by a run that measured nothing`() async throws {
    let directory = try TemporaryDirectory()
    try AtomicFile.write("earlier", to: directory.path("bench.txt"))

    let run = await Run("bench", "--output", directory.path("bench.txt"), suites: [.broken])

    #expect(run.code == .failed)
    #expect(try directory.text("bench.txt") == "earlier")
  }

  @Test func `results that cannot be written at the end are shown instead`() async throws {
    let directory = try TemporaryDirectory()
    let inner = directory.path("inner")
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: false)
    let vandal = Suite(name: "vandal", question: "What if the directory goes?") { _, _ in
      try FileManager.default.removeItem(atPath: inner)
      return try await Suite.tiny.run(BenchOptions()) { _ in }
    }

    let run = await Run("bench", "--output", inner + "/bench.txt", suites: [vandal])

    #expect(
      run.notes == """
        lab bench: cannot write to \(inner)/bench.txt: No such file or directory; \
        the results follow as text

        """)
    #expect(run.results.contains("plainly  1.00 ns"))
    #expect(run.code == .failed)
  }

  @Test func `a filter may match in some suites but must match in one`() async {
    let some = await Run("bench", "--filter", "plain", suites: [.unmatched, .tiny])
    let none = await Run("bench", "--filter", "zebra", suites: [.unmatched])

    #expect(some.notes == "")
    #expect(some.code == .done)
    #expect(none.notes == "lab bench: nothing in unmatched matches 'zebra'; there is tiny\n")
    #expect(none.code == .failed)
  }

  @Test func `options reach the suites, which run in the order they are named`() async {
    var heard: [String] = []
    func suite(_ name: String) -> Benchmarks.Suite {
      Suite(name: name, question: "?") { options, progress in
        heard.append("\(name) \(options.isQuick) \(options.filter ?? "-") \(options.seed)")
        return try await Suite.tiny.run(options, progress)
      }
    }
    _ = await Run(
      "bench", "second", "first", "--quick", "--filter", "like", "--seed=7",
      suites: [suite("first"), suite("second"), suite("third")])

    #expect(heard == ["second true like 7", "first true like 7"])
  }

  @Test func `a narrow terminal is told once and loses no figure`() async {
    let narrow = await Run("bench", width: 30)

    #expect(narrow.notes == "lab bench: 30 columns are too few; tables take 80\n")
    #expect(
      narrow.results.contains("tiny   1.00×  [1.00, 1.00]  ± 3.0 %  1 × 20          0  quiet"))
    #expect(narrow.code == .done)
  }
}
