import Foundation
import LabExplore
import LabOutput

/// What `lab explore` tried and found, as JSON.
nonisolated struct ExploreReport: Codable {
  private static let schema = "pattern-lab.explore/1"

  var schema = Self.schema
  let patterns: [String]
  let depth: Int
  let alphabet: String
  let seed: UInt64
  let states: Int
  let paths: Int
  let pruned: Int
  let pruning: Pruning
  /// Random steps beyond the depth.
  let acts: Int
  let divergences: Int
  let leaks: Int
  /// How often all screens were left for good and the memory checked.
  let departures: Int
  let seconds: Double
  let statesPerSecond: Double
  let largestMemory: Int
  let findings: [Found]

  struct Pruning: Codable {
    let checked: Int
    let differed: Int
  }

  struct Found: Codable {
    let kind: String
    let subject: String?
    let patterns: [String]
    let session: [String]
    /// Whether all shorter sessions of the alphabet were tried.
    let shortest: Bool
  }

  enum CodingKeys: String, CodingKey {
    case schema, patterns, depth, alphabet, seed, states, paths, pruned, pruning, acts, divergences
    case leaks, departures, seconds, findings
    case statesPerSecond = "states_per_second"
    case largestMemory = "largest_memory_bytes"
  }
}

extension ExploreReport {
  static func read(from path: String) throws(FileError) -> ExploreReport {
    try JSONFile.read(ExploreReport.self, schema: schema, from: path)
  }

  init(
    _ explorer: Explorer, patterns: [String], seconds: Double, ofThemExploring exploring: Double
  ) {
    let count = explorer.count
    self.patterns = patterns
    depth = explorer.depth
    alphabet = explorer.alphabet.name
    seed = explorer.seed
    states = count.states
    paths = count.paths
    pruned = count.pruned
    pruning = Pruning(checked: count.checked, differed: count.differed)
    acts = count.acts
    departures = count.departures
    self.seconds = seconds
    statesPerSecond = exploring > 0 ? Double(count.states) / exploring : 0
    largestMemory = Self.largestMemory
    findings = explorer.findings.map { finding in
      let (kind, subject): (String, String?) =
        switch finding.kind {
        case .divergence(let subject, _): ("divergence", subject)
        case .leak: ("leak", nil)
        case .coarseKey: ("pruning", nil)
        }
      return Found(
        kind: kind, subject: subject, patterns: finding.patterns,
        session: finding.turns.map(\.description), shortest: finding.isShortest)
    }
    divergences = findings.count { $0.kind == "divergence" }
    leaks = findings.count { $0.kind == "leak" }
  }

  /// The most memory that this process has held, in bytes.
  private static var largestMemory: Int {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss * 1024
    #else
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }
}
