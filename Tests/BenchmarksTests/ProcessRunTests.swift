import Foundation
import Measure
import Report
import Testing

@testable import Benchmarks

@MainActor
struct ProcessRunTests {
  /// A suite whose only case does nothing, and which reports the medians of its samples.
  private let suite = Suite(
    name: "made-up", question: "?",
    timing: .init(
      rounds: 30,
      measurements: { options in
        let nothing = Case("nothing") { _, stopwatch in await stopwatch.time("part") {} }
        return [Measurement("one", iterations: 7, baseline: nothing, against: [nothing])]
      }
    )
  ) { options, timings, progress in
    progress("reporting")
    let time = timings["one"].map { "\($0.baseline.cpu)" } ?? "counts only"
    return SuiteReport(answer: time, results: [])
  }

  private func record(_ times: Double...) -> ProcessRecord {
    var record = ProcessRecord(rounds: ["one": .steady([("base", times[0])])])
    record.peakResidentBytes = Int(times[0])
    return record
  }

  @Test func `processes share the rounds, each in an order of its own`() async throws {
    var runs: [ProcessRun] = []
    let processes = ProcessRuns(count: 4) { run, _, _ in
      runs.append(run)
      return record(Double(runs.count))
    }

    let pooled = try await processes.time(suite, BenchOptions(seed: 100), rounds: 30) { _ in }

    #expect(runs.map(\.schedule.rounds) == [8, 8, 8, 8])
    #expect(runs.map(\.schedule.seed) == [100, 101, 102, 103])
    #expect(pooled.rounds["one"]?.processes == 4)
    #expect(pooled.peakResidentBytes == 4)
  }

  @Test func `later processes use the iterations that the first one found`() async throws {
    var known: [[String: [String: Int]]] = []
    let processes = ProcessRuns(count: 3) { run, _, _ in
      known.append(run.schedule.iterations)
      return record(Double(known.count))
    }

    _ = try await processes.time(suite, BenchOptions(), rounds: 30) { _ in }

    #expect(known == [[:], ["one": ["base": 1]], ["one": ["base": 1]]])
  }

  @Test func `progress names the process`() async throws {
    var steps: [String] = []
    let processes = ProcessRuns(count: 2) { _, _, progress in
      progress("half")
      return record(1)
    }

    _ = try await processes.time(suite, BenchOptions(), rounds: 30) { steps.append($0) }

    #expect(steps == ["process 1 of 2, half", "process 2 of 2, half"])
  }

  @Test func `a measurement that one process lacks is an error`() async {
    var records = [record(1), ProcessRecord()]
    let processes = ProcessRuns(count: 2) { _, _, _ in records.removeFirst() }

    await #expect(throws: BenchError.notMeasured("one")) {
      try await processes.time(suite, BenchOptions(), rounds: 30) { _ in }
    }
  }

  @Test(arguments: [(true, 11), (false, 30)])
  func `without other processes, this one runs all rounds`(isQuick: Bool, rounds: Int) async throws
  {
    let record = try await ProcessRuns.here.time(
      suite, BenchOptions(), rounds: isQuick ? ProcessRuns.fewestRounds : 30
    ) { _ in }

    #expect(record.rounds["one"]?.count == rounds)
    #expect(record.rounds["one"]?.laps["part"]?.count == rounds)
    #expect(try #require(record.peakResidentBytes) > 1_000_000)
  }

  @Test func `answers with steps and a record, a line each`() async throws {
    let run = ProcessRun(
      suite: "made-up", options: BenchOptions(), schedule: Schedule(rounds: 3, seed: 1))
    let request = String(decoding: try JSONEncoder().encode(run), as: UTF8.self)
    var lines: [String] = []

    await ProcessRun.answer(request, suites: [suite]) { lines.append($0) }
    let last = Data((lines.last ?? "").utf8)
    let record = try #require(try ProcessRun.answer(in: last) { _ in })

    #expect(record.rounds["one"]?.count == 3)
    #expect(record.rounds["one"]?.baseline.samples[0].iterations == 7)
  }

  @Test(arguments: ["", "{}", #"{"suite":"other","options":{},"schedule":{}}"#])
  func `answers what it does not understand with a failure`(request: String) async {
    var lines: [String] = []

    await ProcessRun.answer(request, suites: [suite]) { lines.append($0) }

    #expect(lines.count == 1)
    #expect(throws: ProcessRunError.self) {
      try ProcessRun.answer(in: Data(lines[0].utf8)) { _ in }
    }
  }

  @Test func `reads steps and skips lines that are no message`() throws {
    var steps: [String] = []
    for line in [#"{"step":{"_0":"one: round 2 of 3"}}"#, "Fatal error", ""] {
      #expect(try ProcessRun.answer(in: Data(line.utf8)) { steps.append($0) } == nil)
    }

    #expect(steps == ["one: round 2 of 3"])
  }
}

@MainActor
struct SuiteTests {
  private func run(
    _ rounds: Rounds, machine: Trust = .quiet, isCountsOnly: Bool = false,
    report: @escaping Suite.Report = { _, _, _ in SuiteReport(results: []) }
  ) async throws -> SuiteReport {
    let suite = Suite(
      name: "made-up", question: "?", timing: .init(rounds: 30, measurements: { _ in [] }),
      report: report)
    let processes = ProcessRuns(count: 2) { _, _, _ in ProcessRecord(rounds: ["one": rounds]) }
    return try await suite.run(
      BenchOptions(isCountsOnly: isCountsOnly), in: processes, machine: machine)
  }

  @Test func `grades what it timed, and never better than the machine`() async throws {
    let quiet = Rounds.steady([("base", 10)])

    #expect(try await run(quiet).noise?.trust == .quiet)
    #expect(try await run(quiet, machine: .doNotTrust).noise?.trust == .doNotTrust)
    #expect(try await run(.steady([("base", 10)], wall: 2)).noise?.trust == .doNotTrust)
  }

  @Test(arguments: [(false, 15), (true, 6)])
  func `a quick run takes fewer rounds`(isQuick: Bool, share: Int) async throws {
    let suite = Suite(
      name: "any", question: "?", timing: .init(rounds: 30, measurements: { _ in [] })
    ) { _, _, _ in SuiteReport(results: []) }
    let processes = ProcessRuns(count: 2) { run, _, _ in
      #expect(run.schedule.rounds == share)
      return ProcessRecord()
    }

    _ = try await suite.run(BenchOptions(isQuick: isQuick), in: processes)
  }

  @Test func `withholds verdicts of a run that is not trusted`() async throws {
    let slow = Rounds.steady([("base", 10), ("slow", 20)])
    func verdicts(_ machine: Trust) async throws -> String? {
      try await run(slow, machine: machine) { _, timings, _ in
        let verdict = timings["one"]?.comparisons()[0].verdict
        return SuiteReport(
          answer: "\(verdict?.cell.text ?? "") \(timings.title("Times")) \(timings.isTrusted)",
          results: [])
      }.answer
    }

    #expect(try await verdicts(.quiet) == "slower Times (quiet) true")
    #expect(try await verdicts(.doNotTrust) == "– Times (do not trust) false")
  }

  @Test func `a filter that matches nothing is an error before any process starts`() async {
    let suite = Suite(
      name: "any", question: "?",
      timing: .init(rounds: 30) { _ in throw BenchError.nothingMatches(filter: "x", known: ["a"]) }
    ) { _, _, _ in SuiteReport(results: []) }
    let processes = ProcessRuns(count: 2) { _, _, _ in
      Issue.record("started a process")
      return ProcessRecord()
    }

    await #expect(throws: BenchError.nothingMatches(filter: "x", known: ["a"])) {
      try await suite.run(BenchOptions(), in: processes)
    }
  }

  @Test func `a run that only counts starts no process`() async throws {
    let suite = Suite(
      name: "any", question: "?", timing: .init(rounds: 30, measurements: { _ in [] })
    ) {
      _, timings, _ in
      #expect(timings.isEmpty)
      return SuiteReport(answer: timings.title("Counts"), results: [])
    }
    let processes = ProcessRuns(count: 2) { _, _, _ in
      Issue.record("started a process")
      return ProcessRecord()
    }

    let report = try await suite.run(BenchOptions(isCountsOnly: true), in: processes)

    #expect(report.answer == "Counts")
    #expect(report.noise == nil)
  }
}
