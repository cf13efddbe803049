import Foundation
import Measure

/// The processes that share the rounds of a suite, one after another.
///
/// Two processes lay the same subjects out at other addresses and hash with other seeds, which moves
/// times by more than the rounds of either show. The pooled intervals hold that.
package struct ProcessRuns {
  package let count: Int
  /// Runs a share of the rounds to its end.
  package typealias Start =
    @MainActor (ProcessRun, _ suite: Suite, _ progress: @escaping (String) -> Void) async throws ->
    ProcessRecord
  private let start: Start

  package init(count: Int, start: @escaping Start = ProcessRun.spawn) {
    self.count = count
    self.start = start
  }

  /// This process alone.
  package static var here: ProcessRuns {
    ProcessRuns(count: 1, start: ProcessRun.runHere)
  }

  /// The fewest rounds, over all processes, that an interval is worth printing for.
  package static let fewestRounds = 11

  /// Runs `rounds` rounds in all; processes after the first use the iterations that it found.
  @MainActor
  func time(
    _ suite: Suite, _ options: BenchOptions, rounds: Int, progress: @escaping (String) -> Void
  ) async throws -> ProcessRecord {
    var records: [ProcessRecord] = []
    for number in 0..<count {
      let schedule = Schedule(
        rounds: (rounds + count - 1) / count, seed: options.seed &+ UInt64(number),
        iterations: records.first?.iterations ?? [:])
      let run = ProcessRun(suite: suite.name, options: options, schedule: schedule)
      records.append(
        try await start(run, suite) {
          progress(count == 1 ? $0 : "process \(number + 1) of \(count), \($0)")
        })
    }
    return try ProcessRecord(pooling: records)
  }
}

/// What one of several processes is asked to time.
package struct ProcessRun: Codable, Hashable, Sendable {
  let suite: String
  let options: BenchOptions
  let schedule: Schedule

  /// The hidden command that takes a run as JSON and answers in messages.
  package static let command = "process-run"

  /// A line of JSON from the process that times to the one that started it.
  private enum Message: Codable {
    case step(String)
    case record(ProcessRecord)
    case failure(String)
  }

  /// Runs the measurements of the suite in this process.
  @MainActor
  package static func runHere(
    _ run: ProcessRun, _ suite: Suite, _ progress: @escaping (String) -> Void
  ) async throws -> ProcessRecord {
    var record = ProcessRecord()
    let measurements = try suite.timing?.measurements(run.options) ?? []
    for measurement in measurements {
      record.rounds[measurement.name] = try await measurement.run(run.schedule, progress: progress)
    }
    record.peakResidentBytes = ResidentMemory.peak
    return record
  }

  /// Starts this program anew for `run` and waits for its record.
  @MainActor
  package static func spawn(
    _ run: ProcessRun, _ suite: Suite, _ progress: @escaping (String) -> Void
  ) async throws -> ProcessRecord {
    guard let program = Bundle.main.executableURL else { throw ProcessRunError.noProgram }
    let process = Process()
    let answers = Pipe()
    process.executableURL = program
    process.arguments = [command, String(decoding: try JSONEncoder().encode(run), as: UTF8.self)]
    process.standardOutput = answers
    try process.run()
    var record: ProcessRecord?
    defer { process.waitUntilExit() }
    try answers.fileHandleForReading.forEachLine { line in
      record = try answer(in: line, progress) ?? record
    }
    guard let record else { throw ProcessRunError.noRecord }
    return record
  }

  /// Reads a line of an answer: a record, or a step, which goes to `progress`.
  static func answer(
    in line: Data, _ progress: (String) -> Void
  ) throws(ProcessRunError) -> ProcessRecord? {
    switch try? JSONDecoder().decode(Message.self, from: line) {
    case .record(let record): return record
    case .failure(let reason): throw .failed(reason)
    case .step(let step): progress(step)
    case nil: break
    }
    return nil
  }

  /// Runs what `request` asks for and writes the outcome, one message a line.
  ///
  /// - Parameter write: writes a line. Where the other end is gone, writing ends this process.
  @MainActor
  package static func answer(
    _ request: String, suites: [Suite], write: @escaping (String) -> Void
  ) async {
    SecondThread.start()
    var last = ContinuousClock.now
    func send(_ message: Message) {
      guard let line = try? JSONEncoder().encode(message) else { return }
      write(String(decoding: line, as: UTF8.self))
    }
    do {
      let run = try JSONDecoder().decode(ProcessRun.self, from: Data(request.utf8))
      guard let suite = suites.first(where: { $0.name == run.suite }) else {
        throw BenchError.notMeasured(run.suite)
      }
      let record = try await runHere(run, suite) { step in
        // Writing and reading steps takes processor time beside what is timed.
        if last.duration(to: .now) < .milliseconds(250) { return }
        last = .now
        send(.step(step))
      }
      send(.record(record))
    } catch {
      send(.failure("\(error)"))
    }
  }
}

/// The rounds of a suite's measurements, by name.
package struct ProcessRecord: Codable, Hashable, Sendable {
  package internal(set) var rounds: [String: Rounds] = [:]
  /// Of the largest process; `nil` where that is not known.
  package internal(set) var peakResidentBytes: Int?

  package init(rounds: [String: Rounds] = [:]) {
    self.rounds = rounds
  }

  /// - Throws: ``BenchError/notMeasured(_:)`` for what only some of them have.
  init(pooling records: [ProcessRecord]) throws(BenchError) {
    for name in Set(records.flatMap(\.rounds.keys)) {
      let runs = records.compactMap { $0.rounds[name] }
      guard runs.count == records.count else { throw .notMeasured(name) }
      rounds[name] = Rounds(pooling: runs)
    }
    peakResidentBytes = records.compactMap(\.peakResidentBytes).max()
  }

  /// Iterations of each case, by measurement.
  var iterations: [String: [String: Int]] {
    rounds.mapValues { rounds in
      Dictionary(rounds.series.map { ($0.name, $0.samples.first?.iterations ?? 1) }) { $1 }
    }
  }
}

enum ProcessRunError: Error, Equatable, CustomStringConvertible {
  case noProgram
  case failed(String)
  case noRecord

  var description: String {
    switch self {
    case .noProgram: "this program does not know its own file; --processes 1 needs none"
    case .failed(let reason): reason
    case .noRecord: "a process ended before it had measured"
    }
  }
}

extension FileHandle {
  /// Waits for each line in turn, until the other end closes.
  fileprivate func forEachLine(_ body: (Data) throws -> Void) rethrows {
    var rest = Data()
    while let data = Optional(availableData), !data.isEmpty {
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        try body(rest[..<end])
        rest.removeSubrange(...end)
      }
    }
  }
}
