import LabMeasure

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

extension Rounds {
  /// Iterations of each case.
  fileprivate var iterations: [String: Int] {
    Dictionary(series.map { ($0.name, $0.samples.first?.iterations ?? 1) }) { $1 }
  }
}
