import Harness
import Measure
import Report

/// What pictures show of a run, as JSON of the run's own schema.
package struct SavedRun: Codable, Sendable {
  package struct Machine: Codable, Hashable, Sendable {
    let compiler: String
    let cores: Int
    let cpu: String
    let date: String
  }

  struct Receipt: Codable, Hashable {
    let trust: Trust
  }

  let schema: String
  let environment: Machine
  /// By suite.
  let noise: [String: Receipt]
  var results: [BenchResult]

  /// Reads what `lab bench --format json` or ``text()`` wrote.
  package static func read(from path: String) throws(FileError) -> SavedRun {
    try JSONFile.read(SavedRun.self, schema: BenchReport.schema, from: path)
  }

  package func text() throws -> String { try JSONFile.text(of: self) }

  /// The compiler, the machine, the day and how far times of the suite can be trusted.
  func note(on suite: String) -> String {
    let grade = noise[suite].map { "; times: \($0.trust.rawValue)" } ?? ""
    return """
      \(environment.compiler.truncated(to: 40)), \(environment.cores) cores of \
      \(environment.cpu.truncated(to: 60)), \(environment.date.prefix(10))\(grade)
      """
  }
}
