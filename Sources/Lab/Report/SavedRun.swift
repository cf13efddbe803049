import LabBenchmarks
import LabMeasure
import LabOutput

/// What the page and the documentation show of a run, as JSON of the run's own schema.
package struct SavedRun: Codable, Sendable {
  package struct Machine: Codable, Hashable, Sendable {
    package let compiler: String
    package let cores: Int
    package let cpu: String
    package let date: String
    // Unknown of earlier runs.
    package let build: BuildMode?
    package let system: String?
    package let kernel: String?
  }

  package struct Receipt: Codable, Hashable, Sendable {
    let trust: Trust
  }

  let schema: String
  package let environment: Machine
  package let seed: UInt64?
  /// By suite.
  package let noise: [String: Receipt]
  package var results: [BenchResult]

  /// The operation that the page compares patterns and stores by.
  static let like = "like one post"

  /// Editing one field of the form, by the stage’s rule for closures and by its two others.
  static let edit = "edit"
  static let editsByOtherRules = ["by context", "never equal"].map { "\(edit), \($0)" }

  /// Whether the page shows a row.
  package static func shows(_ row: BenchResult) -> Bool {
    row.suite == Suite.patternUpdate.name && row.operation == like
      || row.suite == Suite.invalidation.name
        && (["like", edit] + editsByOtherRules).contains(row.operation)
  }

  /// Reads what `lab bench --format json` or `.ci/renew` wrote.
  package static func read(from path: String) throws(FileError) -> SavedRun {
    try JSONFile.read(SavedRun.self, schema: BenchReport.schema, from: path)
  }
}
