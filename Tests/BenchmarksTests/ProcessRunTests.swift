import Foundation
import LabOutput
import Testing

@testable import LabMeasure

/// A suite and the processes that share its rounds.
@MainActor
struct ProcessRunTests {
  /// A suite whose only case does nothing, and which answers with its verdict.
  private let suite = Suite(
    name: "made-up", question: "?",
    timing: .init(
      rounds: 30,
      measurements: { options in
        if options.filter == "x" { throw BenchError.nothingMatches(filter: "x", known: ["a"]) }
        let nothing = Contender("nothing") { _, stopwatch in await stopwatch.time("part") {} }
        return [Measurement("one", iterations: 7, baseline: nothing, against: [nothing])]
      }
    )
  ) { options, timings, progress in
    let verdict = timings["one"]?.comparisons().first?.verdict.cell.text
    return SuiteReport(answer: "\(verdict ?? "none") \(timings.title("Times"))", results: [])
  }

  private func record(_ times: Double...) -> [String: Rounds] {
    ["one": .steady(zip(["base", "slow"], times).map { ($0, $1) })]
  }

  @Test(arguments: [(false, 8), (true, 3)])
  func `processes share rounds and iterations, each in an order of its own`(
    isQuick: Bool, share: Int
  ) async throws {
    var runs: [ProcessRun] = []
    var steps: [String] = []
    let processes = ProcessRuns(count: 4) { run, _, _ in
      runs.append(run)
      return record(Double(runs.count), 1)
    }

    let report = try await suite.run(
      BenchOptions(isQuick: isQuick, seed: 100), in: processes, step: { steps.append($0) })

    #expect(runs.map(\.schedule.rounds) == [share, share, share, share])
    #expect(runs.map(\.schedule.seed) == [100, 101, 102, 103])
    let found = ["one": ["base": 1, "slow": 1]]
    #expect(runs.map(\.schedule.iterations) == [[:], found, found, found])
    #expect(steps == (1...4).map { "process \($0) of 4" } + ["counting"])
    #expect(report.noise?.processes == 4)
  }

  @Test func `answers a request with its record`() async throws {
    let run = ProcessRun(
      suite: "made-up", options: BenchOptions(), schedule: Schedule(rounds: 3, seed: 1))
    let request = String(decoding: try JSONEncoder().encode(run), as: UTF8.self)

    let answer = try await ProcessRun.answer(request, suites: [suite])
    let record = try JSONDecoder().decode([String: Rounds].self, from: Data(answer.utf8))

    #expect(record["one"]?.count == 3)
    #expect(record["one"]?.baseline.samples[0].iterations == 7)
    await #expect(throws: BenchError.notMeasured("made-up")) {
      try await ProcessRun.answer(request, suites: [])
    }
    await #expect(throws: DecodingError.self) { try await ProcessRun.answer("{}", suites: [suite]) }
  }

  @Test func `starts no process for counts only, or for a filter that matches nothing`()
    async throws
  {
    let processes = ProcessRuns(count: 2) { _, _, _ in
      Issue.record("started a process")
      return [:]
    }

    let counted = try await suite.run(BenchOptions(isCountsOnly: true), in: processes)

    #expect(counted.answer == "none Times")
    #expect(counted.noise == nil)
    await #expect(throws: BenchError.nothingMatches(filter: "x", known: ["a"])) {
      try await suite.run(BenchOptions(filter: "x"), in: processes)
    }
  }
}
