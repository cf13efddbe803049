import Measure
import Report

/// The rounds that one launch of a suite has run, as one file of JSON.
package struct LaunchRecord: Codable, Hashable, Sendable {
  package static let schema = "pattern-lab.launch/2"

  package let schema: String
  package let suite: String
  /// By the name of the measurement.
  package private(set) var measurements: [String: Rounds] = [:]
  /// What the launch had in memory at most; `nil` where that is not known.
  package private(set) var peakResidentBytes: Int?

  package init(suite: String) {
    schema = Self.schema
    self.suite = suite
  }

  mutating func add(_ rounds: Rounds, of measurement: String) {
    measurements[measurement] = rounds
  }

  /// Takes down what this process had in memory so far.
  mutating func noteMemory() {
    peakResidentBytes = ResidentMemory.peak
  }

  package static func read(from path: String) throws(FileError) -> LaunchRecord {
    _ = try SchemaFile.schema(of: path, expecting: schema)
    return try JSONFile.read(LaunchRecord.self, from: path)
  }
}
