import Measure

/// Processes that each run a part of a suite's rounds, one after another, when the first are asked for.
@MainActor
package final class Launches {
  package typealias Launch =
    @MainActor (_ number: Int, _ first: LaunchRecord?, _ progress: (Step) -> Void) throws
    -> LaunchRecord

  let count: Int
  private let launch: Launch
  private var records: [LaunchRecord] = []

  /// - Parameter launch: runs the launch of that number, from 0, knowing what the first one measured,
  ///   and returns what it measured itself.
  package init(count: Int, launch: @escaping Launch) {
    self.count = count
    self.launch = launch
  }

  /// What the largest launch had in memory at most.
  package var peakResidentBytes: Int? {
    records.compactMap(\.peakResidentBytes).max()
  }

  /// What all launches have measured, as one run.
  func rounds(of measurement: String, _ progress: (Step) -> Void) throws -> Rounds {
    while records.count < count {
      let number = records.count
      records.append(try launch(number, records.first) { progress($0.inLaunch(number, of: count)) })
    }
    let runs = records.compactMap { $0.measurements[measurement] }
    guard runs.count == count, let rounds = Rounds(pooling: runs) else {
      throw BenchError.notMeasured(measurement)
    }
    return rounds
  }
}
