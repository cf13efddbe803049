import LabOutput

/// Counts that a change is held against, as a file that reads well in a diff.
///
/// Counts follow from the code, the seed, the compiler and the platform; the file names the last three.
package struct CountBaseline: Codable, Hashable, Sendable {
  package static let schema = "pattern-lab.counts/1"

  private let schema: String
  private let compiler: String
  /// System and processor family.
  private let platform: String
  package let seed: UInt64
  /// Sorted by name; a row without any count is left out.
  package private(set) var counts: [BenchResult]

  package init(_ results: [BenchResult], seed: UInt64, environment: Environment) {
    schema = Self.schema
    compiler = environment.compiler
    platform = environment.platform
    self.seed = seed
    counts = results.compactMap(\.gated).sorted { $0.name < $1.name }
  }

  /// Reads a baseline for use on this machine.
  package static func read(
    from path: String, for environment: Environment,
    countsAllocations: Bool = Allocations.isAvailable
  ) throws(FileError) -> CountBaseline {
    let baseline = try JSONFile.read(CountBaseline.self, schema: schema, from: path)
    let there = "\(baseline.compiler) on \(baseline.platform)"
    let here = "\(environment.compiler) on \(environment.platform)"
    if there != here {
      let reason = "it was counted by \(there), and this is \(here), on which counts depend"
      throw .cannotRead(path: path, reason: reason)
    }
    if !countsAllocations, baseline.counts.contains(where: { $0[.mallocs] != nil }) {
      let reason = "it holds allocations, which this build cannot count"
      throw .cannotRead(path: path, reason: reason)
    }
    return baseline
  }

  /// JSON with one row a line.
  package func text() throws -> String {
    var head = self
    head.counts = []
    return try JSONFile.text(of: head, rows: counts)
  }
}

extension Environment {
  /// `Linux x86_64`: the kernel's name and the processor family.
  fileprivate var platform: String {
    let words = kernel.split(separator: " ")
    return [words.first, words.last].compactMap { $0.map(String.init) }.joined(separator: " ")
  }
}
