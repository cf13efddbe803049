import Foundation
import Measure
import Report
import Testing

@testable import Benchmarks
@testable import lab

struct BenchGateTests {
  private func baseline(
    _ directory: TemporaryDirectory, _ suite: Benchmarks.Suite = .counted("MV", "MVI")
  ) async -> String {
    let path = directory.path("counts.json")
    let run = await Run("bench", "--write-baseline", path, suites: [suite])
    #expect(run.code == .done)
    return path
  }

  @Test func `a baseline is written by a run that only counts`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("counts.json")
    var heard: [BenchOptions] = []
    let suite = Benchmarks.Suite(name: "counted", question: "?") { options, progress in
      heard.append(options)
      return try await Suite.counted("MVI", "MV").run(options, progress)
    }

    let run = await Run("bench", "--write-baseline", path, "--seed", "7", suites: [suite])

    #expect(run.results == "Wrote \(path): 2 rows\n")
    #expect(run.code == .done)
    #expect(heard.map(\.isCountsOnly) == [true])
    #expect(
      try directory.text("counts.json") == """
        {
          "schema": "pattern-lab.counts/1",
          "compiler": "Swift 6.3.1",
          "platform": "Sample x86_64",
          "seed": 7,
          "counts": [
            {"suite": "counted", "operation": "like", "contender": "MV", "size": 50, "mallocs": 10},
            {"suite": "counted", "operation": "like", "contender": "MVI", "size": 50, "mallocs": 10}
          ]
        }

        """)
  }

  @Test func `equal counts end with 0`() async throws {
    let directory = try TemporaryDirectory()
    let path = await baseline(directory)

    let run = await Run("bench", "--gate", path, suites: [.counted("MV", "MVI")])

    #expect(
      wrapped(run.results.replacing("\n", with: " "), width: 1_000)
        == "Rows compared with \(path): 2; all counts are the same.")
    #expect(run.notes == "")
    #expect(run.code == .done)
  }

  @Test func `a count that is worse ends with 2, and its row is shown`() async throws {
    let directory = try TemporaryDirectory()
    let path = await baseline(directory)

    let run = await Run("bench", "--gate", path, suites: [.counted("MV", "MVI", mallocs: 11)])

    #expect(
      run.results.hasPrefix(
        """
        What does not count as before

          contender  count    baseline  now
        ──────────────────────────────────────────
        counted: like, size 50
          MV         mallocs        10   11  worse
          MVI        mallocs        10   11  worse
        """))
    #expect(run.code == .worse)
    #expect(run.code?.rawValue == 2)
  }

  @Test func `counts that are only better end with 4`() async throws {
    let directory = try TemporaryDirectory()
    let path = await baseline(directory)

    let run = await Run("bench", "--gate", path, suites: [.counted("MV", "MVI", mallocs: 9)])

    #expect(run.code == .better)
    #expect(run.code?.rawValue == 4)
    #expect(run.results.contains("MV         mallocs        10    9  better"))
  }

  @Test func `a row that went ends with 2, one that came is told`() async throws {
    let directory = try TemporaryDirectory()
    let path = await baseline(directory)

    let went = await Run("bench", "--gate", path, suites: [.counted("MV")])
    let came = await Run("bench", "--gate", path, suites: [.counted("MV", "MVI", "MVVM")])

    #expect(went.code == .worse)
    #expect(went.results.contains("MVI        row went"))
    #expect(came.code == .done)
    #expect(came.results.contains("MVVM       row is new"))
    #expect(came.results.contains("Rows that are new are not gated"))
  }

  @Test func `a gate counts with the seed of its baseline, and only the named suites`() async throws
  {
    let directory = try TemporaryDirectory()
    let path = directory.path("counts.json")
    var seeds: [UInt64] = []
    let suite = Benchmarks.Suite(name: "counted", question: "?") { options, progress in
      seeds.append(options.seed)
      return try await Suite.counted("MV").run(options, progress)
    }
    _ = await Run(
      "bench", "--write-baseline", path, "--seed", "7",
      suites: [suite, .counted("MV", name: "other")])

    let run = await Run(
      "bench", "counted", "--gate", path, suites: [suite, .counted("MV", name: "other")])

    #expect(seeds == [7, 7])
    #expect(run.code == .done)
  }

  @Test func `the counts go to a file while the screen tells the outcome`() async throws {
    let directory = try TemporaryDirectory()
    let path = await baseline(directory)

    let run = await Run(
      "bench", "--gate", path, "--format=csv", "--output", directory.path("counts.csv"),
      suites: [.counted("MV", "MVI", mallocs: 11)])

    #expect(run.results.hasPrefix("Wrote \(directory.path("counts.csv"))\n\nWhat does not count"))
    #expect(try directory.text("counts.csv").contains("counted,like,MVI,50,,,,,,,,,,,11,"))
    #expect(run.code == .worse)
  }

  @Test func `a baseline of another compiler is one line, and nothing is counted`() async throws {
    let directory = try TemporaryDirectory()
    let path = await baseline(directory)
    let foreign = try directory.text("counts.json").replacing("Swift 6.3.1", with: "Swift 6.2")
    try AtomicFile.write(foreign, to: path)

    let run = await Run("bench", "--gate", path, suites: [.broken])

    #expect(
      run.notes == """
        lab bench: cannot compare with \(path): it was counted by Swift 6.2 on Sample x86_64, \
        and this is Swift 6.3.1 on Sample x86_64, on which counts depend

        """)
    #expect(run.code == .failed)
  }

  @Test(arguments: ["", "{", "[1]", "null", #"{"schema":"other/1"}"#, #"{"schema":"\u0007\n"}"#])
  func `a file of no use is one line, and nothing is counted`(text: String) async throws {
    let directory = try TemporaryDirectory()
    try AtomicFile.write(text, to: directory.path("counts.json"))

    let run = await Run("bench", "--gate", directory.path("counts.json"), suites: [.broken])

    #expect(run.notes.hasPrefix("lab bench: cannot read \(directory.path("counts.json")): it "))
    #expect(run.notes.split(separator: "\n").count == 1)
    #expect(run.results == "")
    #expect(run.code == .failed)
  }

  @Test func `a baseline is not written without one of its suites, nor where it cannot be`()
    async throws
  {
    let directory = try TemporaryDirectory()
    let path = await baseline(directory)
    let before = try directory.text("counts.json")

    let lacking = await Run("bench", "--write-baseline", path, suites: [.counted("X"), .broken])
    let unwritable = await Run(
      "bench", "--write-baseline", directory.path("none/counts.json"), suites: [.broken])

    #expect(lacking.notes.hasSuffix("\(path) was not written, for it would lack a suite\n"))
    #expect(lacking.code == .failed)
    #expect(try directory.text("counts.json") == before)
    #expect(unwritable.notes.contains("cannot write to \(directory.path("none/counts.json"))"))
    #expect(unwritable.code == .failed)
  }

  @Test func `a suite that fails is no pass, whatever the others count`() async throws {
    let directory = try TemporaryDirectory()
    let path = await baseline(directory)

    let run = await Run("bench", "--gate", path, suites: [.counted("MV", "MVI"), .broken])

    #expect(run.notes == "lab bench: suite 'broken': a cable is loose\n")
    #expect(run.code == .failed)
  }
}

extension Benchmarks.Suite {
  /// Every contender makes as many allocations as it is told.
  static func counted(
    _ contenders: String..., name: String = "counted", mallocs: Int = 10
  ) -> Benchmarks.Suite {
    Benchmarks.Suite(name: name, question: "How many?") { _, _ in
      let results = contenders.map { contender in
        var result = BenchResult(suite: name, operation: "like", contender: contender, size: 50)
        result.mallocs = mallocs
        return result
      }
      return SuiteReport(suite: name, tables: [], results: results)
    }
  }
}
