import Measure

/// All results of a run, and what is needed to judge and to repeat them, as one file of JSON.
package struct BenchReport: Codable, Hashable, Sendable {
  /// Names the meaning of the keys; another meaning gets another number.
  package static let schema = "pattern-lab.bench/2"

  package let schema: String
  package let environment: Environment
  /// For each suite that timed something, the receipt of its noisiest measurement.
  package let noise: [String: NoiseReceipt]
  /// For each suite that others timed, what the largest of these processes had in memory at most.
  package let peakResidentBytes: [String: Int]?
  package let results: [BenchResult]

  package init(
    environment: Environment, noise: [String: NoiseReceipt],
    peakResidentBytes: [String: Int]? = nil, results: [BenchResult]
  ) {
    self.peakResidentBytes = peakResidentBytes
    self.schema = Self.schema
    self.environment = environment
    self.noise = noise
    self.results = results
  }

  enum CodingKeys: String, CodingKey {
    case schema, environment, noise
    case peakResidentBytes = "peak_resident_bytes"
    case results
  }
}
