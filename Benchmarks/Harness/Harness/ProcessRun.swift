import Foundation
import LabMeasure
import LabOutput

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
    process.environment = keepingFreedMemory.merging(ProcessInfo.processInfo.environment) { $1 }
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
