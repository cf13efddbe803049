import Measure

/// All results of a run, and what is needed to judge and to repeat them, as one file of JSON.
package struct BenchReport: Encodable {
  /// Names the meaning of the keys; another meaning gets another number.
  package static let schema = "pattern-lab.bench/3"

  package let schema = Self.schema
  package let environment: Environment
  package let seed: UInt64
  package let noise: [String: NoiseReceipt]
  package let results: [BenchResult]

  package init(
    environment: Environment, seed: UInt64, noise: [String: NoiseReceipt] = [:],
    results: [BenchResult]
  ) {
    self.environment = environment
    self.seed = seed
    self.noise = noise
    self.results = results
  }
}
