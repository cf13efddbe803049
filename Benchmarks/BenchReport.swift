import Measure
import Report

/// All results of a run, and what is needed to judge and to repeat them, as one file of JSON.
package struct BenchReport: Codable, Hashable, Sendable {
  /// Names the meaning of the keys; another meaning gets another number.
  package static let schema = "pattern-lab.bench/3"

  package let schema: String
  package let environment: Environment
  package let seed: UInt64
  /// By suite.
  package let noise: [String: NoiseReceipt]
  package let results: [BenchResult]

  package init(
    environment: Environment, seed: UInt64, noise: [String: NoiseReceipt] = [:],
    results: [BenchResult]
  ) {
    schema = Self.schema
    self.environment = environment
    self.seed = seed
    self.noise = noise
    self.results = results
  }

  /// Reads what `lab bench --format json` wrote.
  package static func read(from path: String) throws(FileError) -> BenchReport {
    _ = try SchemaFile.schema(of: path, expecting: [schema])
    return try JSONFile.read(BenchReport.self, from: path)
  }
}

/// Files that name their schema, so that those of another program or version are refused as such.
enum SchemaFile {
  /// Returns the schema of the file, which is one of those expected.
  static func schema(of path: String, expecting known: [String]) throws(FileError) -> String {
    struct Header: Decodable {
      let schema: String
    }
    let schema = try JSONFile.read(Header.self, from: path).schema
    if known.contains(schema) { return schema }
    let expected = known.map { "'\($0)'" }.joined(separator: " and ")
    throw .cannotRead(
      path: path, reason: "it holds '\(schema.prefix(40))'; this lab reads \(expected)")
  }
}
