import Foundation
import LabCommandLine
import LabOutput
import Testing

@testable import LabMeasure

/// The command of a measurement, run in this process.
struct CommandTests {
  private final class Printed {
    var results = ""
    var notes = ""
  }

  private func run(
    _ words: String..., mistake: Mistake = .none, build: BuildMode = .release
  ) async -> (code: ExitCode, printed: Printed) {
    let printed = Printed()
    let output = Output(
      results: Sink(isTerminal: false, environment: [:]) { printed.results += $0 },
      notes: Sink(isTerminal: false, environment: [:]) { printed.notes += $0 }, width: 80)
    let measurement = mistake.measurement()
    let command = measurement.suite.command(
      as: "FeedMeasurement", measurement.summary, build: build, processes: { _ in .here })
    let lab = Lab([command, .processRun(suites: [measurement.suite])], usual: command)
    return (await lab.run(words, output: output), printed)
  }

  @Test func `prints verdict, tables and the command again`() async {
    let (code, printed) = await run("--quick", "--largest", "160", mistake: .undoLog)

    let lines = printed.results.split(separator: "\n").map(String.init)
    #expect(code == .done)
    let verb = Allocations.isAvailable ? "copies" : "copies or rebuilds"
    #expect(
      lines.contains {
        $0.hasPrefix("One update at 160 elements \(verb) 1.28 kB, because Store.undo")
      })
    #expect(lines.contains { $0.hasPrefix("struct in a ") })
    #expect(lines.contains { $0.hasPrefix("Store  ") && $0.contains("  1.28 kB") })
    #expect(lines.last == "Again: swift run -c release FeedMeasurement --quick --largest 160")
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func `JSON is that of the lab, with the holder`() async throws {
    let (_, printed) = await run(
      "--quick", "--largest=160", "--format=json", mistake: .undoLog)

    for part in [
      #""schema" : "pattern-lab.bench/4""#, #""suite" : "own-state""#,
      #""copied_elements" : 160"#, #""copied_bytes" : 1280"#, #""holder" : "Store.undo[1]""#,
      #""contender" : "struct in a store object""#,
    ] {
      #expect(printed.results.contains(part), "\(part)")
    }
  }

  @Test func `a comparison has a row for each state, and what held the old values`() async throws {
    let comparison = StateComparison(
      "an increment", Mistake.none.measurement(named: "in place"),
      Mistake.undoLog.measurement(named: "undo log"))

    var options = BenchOptions(isQuick: true)
    options.largestSize = 160
    let report = try await comparison.suite.run(options)

    let rows = try #require(report.tables.first).sections.flatMap(\.rows).map { $0.map(\.text) }
    #expect(rows.map(\.first) == ["in place", "undo log"])
    #expect(rows.map { $0.suffix(2) } == [["0 B", "–"], ["1.28 kB", "1.28 kB"]])
    #expect(report.results.map(\.size) == [16, 16, 160, 160])
    #expect(report.answer?.contains("undo log: One update at 160 elements ") == true)
    #expect(report.answer?.contains("because undo log.undo[1] holds the old value.") == true)
  }
}
