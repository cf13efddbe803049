import Measure

/// Keeps what a launch measures.
@MainActor
package final class LaunchRecorder {
  private var record: LaunchRecord
  /// Which of the launches this is, from 0.
  let number: Int
  let launches: Int
  /// What the first launch has measured; `nil` for that one itself.
  private let first: LaunchRecord?

  package init(suite: String, number: Int, of launches: Int, first: LaunchRecord? = nil) {
    self.first = first
    record = LaunchRecord(suite: suite)
    self.number = number
    self.launches = launches
  }

  /// The iterations that the first launch has found for each contender of a measurement.
  func iterations(of measurement: String) -> [String: Int] {
    let series = first?.measurements[measurement]?.series ?? []
    return Dictionary(series.map { ($0.name, $0.samples.first?.iterations ?? 1) }) { $1 }
  }

  /// The record, once the suite has ended.
  package func finished() -> LaunchRecord {
    record.noteMemory()
    return record
  }

  func add(_ rounds: Rounds, of measurement: String) {
    record.add(rounds, of: measurement)
  }
}
