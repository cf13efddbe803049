import Foundation

@testable import LabBenchmarks
@testable import LabReport

/// Builds runs as their files hold them.
struct SampleRun {
  var trust = "noisy"
  var rows: [[String: any Sendable]] = []

  /// A run with a few rows of every suite that the page shows.
  static var whole: SampleRun {
    var run = SampleRun()
    for size in [160, 160_000] {
      run.add("pattern-update", "like one post", "no pattern", size, ns: 6_000, counts(copied: 0))
      run.add("pattern-update", "like one post", "MVI", size, ns: 7_000, counts(copied: 0))
      run.add("pattern-update", "like one post", "MV", size, ns: 50 * size, counts(copied: 50_000))
      run.add("state-update", "like one post", "struct in place", size, ns: 200, counts(copied: 0))
      run.add(
        "state-update", "like one post", "return-new-state", size, ns: 40 * size,
        counts(copied: 50_000))
    }
    for (pattern, named) in [("MV", 0), ("MVI", 40)] {
      run.add(
        "traceability", "whole session", pattern, 50,
        counts: ["mutations": 40, "named_mutations": named, "naming_lines": 24])
      run.add(
        "traceability", "recording fields", pattern, 50, counts: ["mallocs": 496, "acts": 27])
      run.add("session", "like", pattern, 50, ns: 1_100_000, ["bodies": 880, "acts": 20])
      run.add(
        "session", "like, by captures", pattern, 50, ns: 300_000, ["bodies": 80, "acts": 20])
      run.add("session", "save", pattern, 50, ns: 500_000, ["bodies": 14, "acts": 1])
      run.add("stack", "like one post", pattern, 160, counts: ["stack_bytes": 4_000])
    }
    for depth in [0, 10, 1_000] {
      run.add(
        "history", "depth \(depth)", "array", 2_400, ns: 44_000,
        ["retained_bytes": 48_000 * depth, "predicted_retained_bytes": 48_000 * depth])
    }
    for size in [256, 4_096, 16_384] {
      run.add("stack", "send", "return-new-state", size, counts: ["stack_bytes": 4 * size + 376])
    }
    return run
  }

  static func counts(copied: Int) -> [String: Int] {
    ["copied_elements": copied, "bytes": copied * 64 + 32, "predicted_bytes": copied * 64 + 32]
  }

  mutating func add(
    _ suite: String, _ operation: String, _ contender: String, _ size: Int, ns: Int? = nil,
    _ counts: [String: Int] = [:]
  ) {
    add(suite, operation, contender, size, counts: counts)
    guard let ns else { return }
    rows[rows.count - 1].merge(
      ["median_ns": ns, "low_ns": Double(ns) * 0.9, "high_ns": Double(ns) * 1.2]) { $1 }
  }

  mutating func add(
    _ suite: String, _ operation: String, _ contender: String, _ size: Int, counts: [String: Int]
  ) {
    var row: [String: any Sendable] = counts
    row["suite"] = suite
    row["operation"] = operation
    row["contender"] = contender
    row["size"] = size
    rows.append(row)
  }

  func without(_ suite: String) -> SampleRun {
    var run = self
    run.rows.removeAll { $0["suite"] as? String == suite }
    return run
  }

  var saved: SavedRun {
    get throws { try JSONDecoder().decode(SavedRun.self, from: Data(text.utf8)) }
  }

  /// The file.
  var text: String {
    get throws {
      let suites = Set(rows.compactMap { $0["suite"] as? String })
      let file: [String: Any] = [
        "schema": "pattern-lab.bench/4", "seed": 2026,
        "environment": [
          "compiler": "Swift 6.3", "cpu": "Sample CPU", "date": "2026-01-02T03:04:05Z", "cores": 2,
        ],
        "noise": Dictionary(uniqueKeysWithValues: suites.map { ($0, ["trust": trust]) }),
        "results": rows,
      ]
      return String(decoding: try JSONSerialization.data(withJSONObject: file), as: UTF8.self)
    }
  }
}
