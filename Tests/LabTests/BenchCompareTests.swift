import Foundation
import Report
import Testing

@testable import Benchmarks
@testable import lab

/// `lab bench --compare`
struct BenchCompareTests {
  @Test func `what changed stands beneath the tables`() async throws {
    let directory = try TemporaryDirectory()
    let old = directory.path("old.json")
    _ = await Run("bench", "--format=json", "--output", old, suites: [.counted("MV", "MVI")])

    let text = await Run("bench", "--compare", old, suites: [.counted("MV", mallocs: 11)])
    let markdown = await Run(
      "bench", "--compare", old, "--format=markdown", suites: [.counted("MV", "MVI")])

    #expect(
      text.results.hasSuffix(
        """


        What changed since \(old)

          contender  figure    old  new  new/old  interval
        ──────────────────────────────────────────────────
        counted: like, size 50
          MV         mallocs    10   11           worse
          MVI        row went

        Rows in both runs: 1; those that are not shown have not changed.

        """))
    #expect(text.code == .done)
    #expect(
      markdown.results.hasSuffix(
        "\n\nRows in both runs: 2; none changed since \(markdownText(old)) by anything that matters.\n"
      ))
  }

  @Test func `results go to a file while the screen tells what changed`() async throws {
    let directory = try TemporaryDirectory()
    let (old, new) = (directory.path("old.json"), directory.path("new.json"))
    _ = await Run("bench", "--format=json", "--output", old, suites: [.counted("MV")])

    let run = await Run(
      "bench", "--compare", old, "--format=json", "--output", new,
      suites: [.counted("MV", mallocs: 11)])

    #expect(run.results.hasPrefix("Wrote \(new)\n\nWhat changed since \(old)\n"))
    #expect(
      try directory.text("new.json") == directory.text("old.json").replacing(": 10", with: ": 11"))
  }

  @Test func `a file to compare with is read before anything is measured`() async throws {
    let directory = try TemporaryDirectory()
    var wasRun = false
    let suite = Benchmarks.Suite(name: "tiny", question: "?") { options, progress in
      wasRun = true
      return try await Suite.tiny.run(options, progress)
    }
    try AtomicFile.write(#"{"schema": "pattern-lab.bench/0"}"#, to: directory.path("old.json"))
    try AtomicFile.write("BM_Like  3 ns", to: directory.path("foreign.json"))

    let old = await Run("bench", "--compare", directory.path("old.json"), suites: [suite])
    let foreign = await Run("bench", "--compare", directory.path("foreign.json"), suites: [suite])
    let missing = await Run("bench", "--compare", directory.path("none.json"), suites: [suite])

    #expect(
      old.notes == """
        lab bench: cannot read \(directory.path("old.json")): it holds 'pattern-lab.bench/0'; \
        this lab reads 'pattern-lab.bench/2'

        """)
    #expect(
      foreign.notes == """
        lab bench: cannot read \(directory.path("foreign.json")): it does not hold what was \
        expected (it is not valid JSON)

        """)
    #expect(
      missing.notes == """
        lab bench: cannot read \(directory.path("none.json")): No such file or directory

        """)
    for run in [old, foreign, missing] {
      #expect(run.results == "")
      #expect(run.code == .failed)
    }
    #expect(!wasRun)
  }
}
