import Measure
import Report

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The counts that a change is held against, as a file that reads well in a diff.
///
/// Counts follow from the code, the seed, the compiler and the platform; the file names the last three.
package struct CountBaseline: Codable, Hashable, Sendable {
  package static let schema = "pattern-lab.counts/1"

  package let schema: String
  package let compiler: String
  /// System and processor family.
  package let platform: String
  package let seed: UInt64
  /// Sorted by name, without times; a row without any count is left out.
  package let counts: [BenchResult]

  package init(
    _ results: [BenchResult], seed: UInt64, environment: Environment
  ) throws(BaselineError) {
    schema = Self.schema
    compiler = environment.compiler
    platform = environment.platform
    self.seed = seed
    counts = try results.countsByName().values.sorted { $0.name < $1.name }
  }

  /// Reads a baseline, or the counts among the results of a run.
  package static func read(from path: String) throws -> CountBaseline {
    switch try SchemaFile.schema(of: path, expecting: schema, BenchReport.schema) {
    case schema:
      let baseline = try JSONFile.read(CountBaseline.self, from: path)
      _ = try baseline.counts.countsByName()
      return baseline
    default:
      let report = try BenchReport.read(from: path)
      return try CountBaseline(
        report.results, seed: report.noise.values.first?.seed ?? BenchOptions().seed,
        environment: report.environment)
    }
  }

  /// - Throws: ``BaselineError/otherToolchain(baseline:here:)``.
  package func check(against environment: Environment) throws(BaselineError) {
    let baseline = "\(compiler) on \(platform)"
    let here = "\(environment.compiler) on \(environment.platform)"
    if baseline != here { throw .otherToolchain(baseline: baseline, here: here) }
  }

  /// JSON with one row a line.
  package func text() throws -> String {
    """
    {
      "schema": \(try Self.json(schema)),
      "compiler": \(try Self.json(compiler)),
      "platform": \(try Self.json(platform)),
      "seed": \(seed),
      "counts": [
    \(try counts.map { "    " + (try Self.line($0)) }.joined(separator: ",\n"))
      ]
    }

    """
  }

  private static func line(_ row: BenchResult) throws -> String {
    var pairs = [
      "\"suite\": \(try json(row.suite))",
      "\"operation\": \(try json(row.operation))",
      "\"contender\": \(try json(row.contender))",
      "\"size\": \(row.size)",
    ]
    for count in Count.allCases {
      if let value = count.value(in: row) { pairs.append("\"\(count.key)\": \(value)") }
    }
    return "{" + pairs.joined(separator: ", ") + "}"
  }

  private static func json(_ text: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return String(decoding: try encoder.encode(text), as: UTF8.self)
  }
}

/// Why counts cannot be held against a baseline.
package enum BaselineError: Error, Hashable, CustomStringConvertible {
  case otherToolchain(baseline: String, here: String)
  case twoRows(RowName)
  case notCounted

  package var description: String {
    switch self {
    case .otherToolchain(let baseline, let here):
      "it was counted by \(baseline), and this is \(here), on which counts depend"
    case .twoRows(let row):
      "there are two rows for \(row)"
    case .notCounted:
      "it holds allocations, which this build cannot count"
    }
  }
}

extension Count {
  fileprivate var key: String {
    let key: BenchResult.CodingKeys =
      switch self {
      case .acts: .acts
      case .mallocs: .mallocs
      case .bytes: .bytes
      case .copiedElements: .copiedElements
      case .retainedBytes: .retainedBytes
      case .bodies: .bodies
      case .changedBodies: .changedBodies
      case .mutations: .mutations
      case .namedMutations: .namedMutations
      case .stateFields: .stateFields
      case .openToViews: .openToViews
      case .openToModules: .openToModules
      case .replayedActions: .replayedActions
      case .notReplayed: .notReplayed
      }
    return key.rawValue
  }
}

extension [BenchResult] {
  /// The rows that hold a count and whose result is right.
  func countsByName() throws(BaselineError) -> [RowName: BenchResult] {
    var rows: [RowName: BenchResult] = [:]
    for result in self where result.verdict != BenchResult.wrong && result.isCounted {
      guard rows.updateValue(result.withoutTimes, forKey: result.name) == nil else {
        throw .twoRows(result.name)
      }
    }
    return rows
  }
}

extension BenchResult {
  fileprivate var isCounted: Bool {
    Count.allCases.contains { $0 != .acts && $0.value(in: self) != nil }
  }

  /// Only the name and the counts.
  fileprivate var withoutTimes: BenchResult {
    var row = BenchResult(suite: suite, operation: operation, contender: contender, size: size)
    row.acts = acts
    row.mallocs = mallocs
    row.bytes = bytes
    row.copiedElements = copiedElements
    row.retainedBytes = retainedBytes
    row.bodies = bodies
    row.changedBodies = changedBodies
    row.mutations = mutations
    row.namedMutations = namedMutations
    row.stateFields = stateFields
    row.openToViews = openToViews
    row.openToModules = openToModules
    row.replayedActions = replayedActions
    row.notReplayed = notReplayed
    return row
  }
}

extension Environment {
  /// `Linux x86_64`, of the kernel's name, version and processor family.
  fileprivate var platform: String {
    let words = kernel.split(separator: " ")
    return [words.first, words.last].compactMap { $0.map(String.init) }.joined(separator: " ")
  }
}
