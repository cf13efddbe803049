import Foundation
import LabOutput
import Testing

@testable import LabBenchmarks
@testable import LabCommandLine
@testable import LabCommands
@testable import LabMeasure

/// `--write-baseline` and `--gate`
@Suite(.enabled(if: Allocations.isAvailable, "counting is not available in this build"))
struct BenchGateTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func baseline() async -> String {
    let path = directory.path("counts.json")
    let run = await Run("bench", "--write-baseline", path, suites: [.counted(["MV", "MVI"])])
    #expect(run.results == "Wrote \(path): 2 rows\n")
    #expect(run.code == .done)
    return path
  }

  @Test(arguments: [
    (10, ExitCode.done, "Rows in both: 2; none changed since"),
    (11, .worse, "MV         mallocs   10   11  worse"),
    (9, .better, "MV         mallocs   10    9  better"),
  ])
  func `the exit code says what the table shows`(mallocs: Int, code: ExitCode, line: String) async {
    let path = await baseline()

    let run = await Run(
      "bench", "--gate", path, suites: [.counted(["MV", "MVI"], mallocs: mallocs)])

    #expect(run.code == code)
    #expect(run.results.contains(line))
    #expect(run.results.contains("--write-baseline") == (code != .done))
  }

  @Test func `a gate only counts, with the seed of its baseline, the named suites`() async throws {
    var heard: [BenchOptions] = []
    let suite = LabMeasure.Suite(name: "counted", question: "?") { options, timings, progress in
      heard.append(options)
      return try await Suite.counted(["MV"]).report(options, timings, progress)
    }
    let path = directory.path("counts.json")
    let suites = [suite, .counted(["MV"], name: "other")]
    _ = await Run("bench", "--write-baseline", path, "--seed", "7", suites: suites)

    let run = await Run("bench", "counted", "--gate", path, suites: suites)

    #expect(heard.map(\.seed) == [7, 7])
    #expect(heard.map(\.isCountsOnly) == [true, true])
    #expect(run.code == .done)
  }

  @Test func `a suite that fails is no pass, and no baseline is written without it`() async throws {
    let path = await baseline()
    let before = try directory.text("counts.json")

    let gate = await Run("bench", "--gate", path, suites: [.counted(["MV", "MVI"]), .broken])
    let renewal = await Run("bench", "--write-baseline", path, suites: [.counted(["X"]), .broken])

    #expect(gate.notes == "lab bench: suite 'broken': a cable is loose\n")
    #expect([gate.code, renewal.code] == [.failed, .failed])
    #expect(renewal.notes.hasSuffix("\(path) was not written, because it would lack a suite\n"))
    #expect(try directory.text("counts.json") == before)
  }

  @Test func `a baseline that lacks counted rows is refused`() async {
    let path = directory.path("counts.json")
    _ = await Run("bench", "--write-baseline", path, suites: [.counted(["MV"])])

    let run = await Run("bench", "--gate", path, suites: [.counted(["MV", "MVI", "MVVM"])])

    #expect(run.code == .failed)
    #expect(run.results.contains("row is new"))
    #expect(run.notes == "lab bench: \(path) lacks 2 of the rows that were counted\n")
  }
}

extension LabMeasure.Suite {
  /// Every contender makes so many allocations.
  static func counted(
    _ contenders: [String], name: String = "counted", mallocs: Int = 10
  ) -> LabMeasure.Suite {
    LabMeasure.Suite(name: name, question: "How many?") { _, _, _ in
      var table = Table("Counted", columns: [.left("contender")])
      let results = contenders.map { contender in
        table.addRow([Cell(contender)])
        var result = BenchResult(suite: name, operation: "like", contender: contender, size: 50)
        result[.mallocs] = mallocs
        return result
      }
      table.footnotes = ["Counted by hand."]
      return SuiteReport(answer: "\(mallocs) each.", tables: [table], results: results)
    }
  }
}
