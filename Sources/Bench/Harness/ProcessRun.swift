import Foundation
import LabMeasure
import LabOutput

/// The processes that share the rounds of a suite, one after another.
///
/// Two processes lay the same subjects out at other addresses and hash with other seeds, which moves
/// times by more than the rounds of either show. The pooled intervals hold that.
package struct ProcessRuns {
  package let count: Int
  /// Runs a share of the rounds to its end; the answer holds those of each measurement, by name.
  package typealias Start =
    @MainActor (ProcessRun, _ suite: Suite, _ progress: (String) -> Void) async throws ->
    [String: Rounds]
  private let start: Start

  package init(
    count: Int, start: @escaping Start = { run, _, _ in try ProcessRun.spawn(run) }
  ) {
    self.count = count
    self.start = start
  }

  /// This process alone.
  package static var here: ProcessRuns {
    ProcessRuns(count: 1) { try await $0.measurements(of: $1, progress: $2) }
  }

  /// The fewest rounds, over all processes, that an interval is worth printing for.
  package static let fewestRounds = 11

  /// Runs `rounds` rounds in all; processes after the first use the iterations that it found.
  ///
  /// - Throws: ``BenchError/notMeasured(_:)`` for a measurement that only some of them have.
  @MainActor
  func time(
    _ suite: Suite, _ options: BenchOptions, rounds: Int, progress: (String) -> Void
  ) async throws -> [String: Rounds] {
    var records: [[String: Rounds]] = []
    for number in 0..<count {
      let schedule = Schedule(
        rounds: (rounds + count - 1) / count, seed: options.seed &+ UInt64(number),
        iterations: records.first?.mapValues(\.iterations) ?? [:])
      let run = ProcessRun(suite: suite.name, options: options, schedule: schedule)
      if count > 1 { progress("process \(number + 1) of \(count)") }
      records.append(try await start(run, suite, progress))
    }
    var pooled: [String: Rounds] = [:]
    for name in Set(records.flatMap(\.keys)) {
      let runs = records.compactMap { $0[name] }
      guard runs.count == records.count else { throw BenchError.notMeasured(name) }
      pooled[name] = Rounds(pooling: runs)
    }
    return pooled
  }
}

/// What one of several processes is asked to time.
package struct ProcessRun: Codable, Hashable, Sendable {
  let suite: String
  let options: BenchOptions
  let schedule: Schedule

  /// The hidden command that takes a run as JSON, and the file that its record goes to.
  package static let command = "process-run"

  /// Runs the measurements of the suite in this process.
  @MainActor
  func measurements(
    of suite: Suite, progress: (String) -> Void
  ) async throws -> [String: Rounds] {
    var record: [String: Rounds] = [:]
    for measurement in try suite.timing?.measurements(options) ?? [] {
      record[measurement.name] = try await measurement.run(schedule, progress: progress)
    }
    return record
  }

  /// Starts this program anew for `run` and waits for its record. Steps take processor time beside
  /// what is timed, so there are none.
  ///
  /// The record travels in a file, because what is measured may print. What it prints goes to the
  /// standard error.
  static func spawn(_ run: ProcessRun) throws -> [String: Rounds] {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.standardOutput = FileHandle.standardError
    return try TemporaryFile.with { record in
      let request = String(decoding: try JSONEncoder().encode(run), as: UTF8.self)
      process.arguments = [command, request, record]
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw BenchError.notMeasured(run.suite) }
      let data = try Data(contentsOf: URL(filePath: record))
      return try JSONDecoder().decode([String: Rounds].self, from: data)
    }
  }

  /// Runs what `request` asks for and returns its record, both as JSON.
  @MainActor
  package static func answer(_ request: String, suites: [Suite]) async throws -> String {
    SecondThread.start()
    let run = try JSONDecoder().decode(ProcessRun.self, from: Data(request.utf8))
    guard let suite = suites.first(where: { $0.name == run.suite }) else {
      throw BenchError.notMeasured(run.suite)
    }
    let record = try await run.measurements(of: suite) { _ in }
    return String(decoding: try JSONEncoder().encode(record), as: UTF8.self)
  }
}

extension Rounds {
  /// Iterations of each case.
  fileprivate var iterations: [String: Int] {
    Dictionary(series.map { ($0.name, $0.samples.first?.iterations ?? 1) }) { $1 }
  }
}

/// A thread beside the main one, as every app has.
///
/// While a process has one thread only, glibc takes locks without atomic instructions. Timed in that
/// state, whatever holds a lock (an observation registrar, the allocator) looks cheaper than it is in
/// an app, and the first measurement of a run is not comparable to those that follow.
package enum SecondThread {
  /// Makes the process count as multithreaded.
  package static func start() {
    let started = DispatchSemaphore(value: 0)
    Thread { started.signal() }.start()
    started.wait()
  }
}
