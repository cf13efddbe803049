import Measure

/// Keeps what a launch measures.
@MainActor
package final class LaunchRecorder {
  package private(set) var record: LaunchRecord
  /// Which of the launches this is, from 0.
  let number: Int
  let launches: Int

  package init(suite: String, number: Int, of launches: Int) {
    record = LaunchRecord(suite: suite)
    self.number = number
    self.launches = launches
  }

  func add(_ rounds: Rounds, of measurement: String) {
    record.add(rounds, of: measurement)
  }
}
