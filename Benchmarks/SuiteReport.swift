import Measure
import Report

/// What a suite found: tables for people, results for programs.
package struct SuiteReport {
  /// Name of the suite.
  package let suite: String
  package let tables: [Table]
  package let results: [BenchResult]
  /// Of the noisiest measurement in the suite; `nil` where nothing was timed.
  package let noise: NoiseReceipt?
  /// What the largest process that timed for it had in memory at most; `nil` where that is not known.
  package var peakResidentBytes: Int?

  package init(suite: String, tables: [Table], results: [BenchResult], noise: NoiseReceipt? = nil) {
    self.suite = suite
    self.tables = tables
    self.results = results
    self.noise = noise
  }
}
