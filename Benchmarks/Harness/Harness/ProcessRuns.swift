import Foundation
import LabCommandLine
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

  package init(count: Int, start: @escaping Start = { run, _, _ in try ProcessRun.spawn(run) }) {
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
  @MainActor
  func time(
    _ suite: Suite, _ options: BenchOptions, rounds: Int, step: (String) -> Void = { _ in },
    progress: (String) -> Void
  ) async throws -> [String: Rounds] {
    var pooled: [String: Rounds] = [:]
    for number in 0..<count {
      let schedule = Schedule(
        rounds: (rounds + count - 1) / count, seed: options.seed &+ UInt64(number),
        iterations: pooled.mapValues(\.iterations))
      let run = ProcessRun(suite: suite.name, options: options, schedule: schedule)
      step("process \(number + 1) of \(count)")
      pooled.merge(try await start(run, suite, progress), uniquingKeysWith: +)
    }
    return pooled
  }
}

extension Rounds {
  /// Iterations of each case.
  fileprivate var iterations: [String: Int] {
    Dictionary(series.map { ($0.name, $0.samples.first?.iterations ?? 1) }) { $1 }
  }
}

/// What one of several processes is asked to time.
package struct ProcessRun: Codable, Hashable, Sendable {
  let suite: String
  let options: BenchOptions
  let schedule: Schedule

  /// The hidden command that takes a run as JSON, and prints its record.
  package static let command = "process-run"

  /// Runs the measurements of the suite in this process.
  @MainActor
  func measurements(of suite: Suite, progress: (String) -> Void) async throws -> [String: Rounds] {
    var record: [String: Rounds] = [:]
    for measurement in try suite.timing?.measurements(options) ?? [] {
      record[measurement.name] = try await measurement.run(schedule, progress: progress)
    }
    return record
  }

  /// Starts this program anew for `run` and waits for its record. Steps take processor time beside
  /// what is timed, so there are none.
  static func spawn(_ run: ProcessRun) throws -> [String: Rounds] {
    let (process, record, lifeline) = try start(run, of: Bundle.main.executableURL)
    let data = record.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try lifeline.fileHandleForWriting.close()
    guard process.terminationStatus == 0 else { throw BenchError.notMeasured(run.suite) }
    return try JSONDecoder().decode([String: Rounds].self, from: data)
  }

  /// Starts a process that ends with this one, however this one ends: its standard input is a pipe that
  /// only this process can write to.
  package static func start(
    _ run: ProcessRun, of program: URL?
  ) throws -> (process: Process, record: Pipe, lifeline: Pipe) {
    let (process, record, lifeline) = (Process(), Pipe(), Pipe())
    process.executableURL = program
    process.arguments = [command, String(decoding: try JSONEncoder().encode(run), as: UTF8.self)]
    process.environment = keepingFreedMemory.merging(ProcessInfo.processInfo.environment) { $1 }
    process.standardInput = lifeline
    process.standardOutput = record
    try process.run()
    return (process, record, lifeline)
  }

  /// Makes glibc serve all threads from the main heap and keep freed memory. A thread's own heap holds at most
  /// 64 MB; once it is full, each large block gets a heap of its own, released with the block.
  private static let keepingFreedMemory = [
    "MALLOC_ARENA_MAX": "1", "MALLOC_MMAP_THRESHOLD_": "\(32 << 20)",
    "MALLOC_TRIM_THRESHOLD_": "\(1 << 30)",
  ]

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

@MainActor
extension Command {
  /// A share of a suite's rounds in a process of its own.
  package static func processRun(suites: [Suite]) -> Command {
    Command(
      name: ProcessRun.command, summary: "runs a share of a suite's rounds, for lab bench",
      example: "lab bench --processes 6", operand: Operand(placeholder: "RUN") { nil },
      isListed: false
    ) { arguments, output in
      guard let request = arguments.operands.first else {
        throw UsageError("a process run is started by lab bench, with a RUN as JSON")
      }
      // The standard input ends with the process that waits for the record.
      Thread {
        _ = FileHandle.standardInput.readDataToEndOfFile()
        _exit(ExitCode.failed.rawValue)
      }.start()
      output.print(try await ProcessRun.answer(request, suites: suites))
      return .done
    }
  }
}

/// A thread beside the main one, as every app has.
///
/// While a process has one thread only, glibc takes locks without atomic instructions. Whatever holds a lock,
/// as the allocator, then looks cheaper than it is in an app.
package enum SecondThread {
  /// Makes the process count as multithreaded.
  package static func start() {
    let started = DispatchSemaphore(value: 0)
    Thread { started.signal() }.start()
    started.wait()
  }
}
