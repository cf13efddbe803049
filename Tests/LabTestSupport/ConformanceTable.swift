import Contract
import Foundation
import PatternList
import Synchronization

/// The behaviours and patterns that this process has tested, with a tick for each pair that passed.
nonisolated package struct ConformanceTable: Sendable {
  private var hasPassed: [String: [String: Bool]] = [:]

  package init() {}

  /// Records a test case; a pair passes if all its test cases do.
  package mutating func record(_ run: ConformanceRun) {
    guard let pattern = run.pattern else { return }
    let others = hasPassed[run.behaviour]?[pattern] ?? true
    hasPassed[run.behaviour, default: [:]][pattern] = others && run.hasPassed
  }

  /// Returns the table in at most 80 columns; the names of patterns are cut as far as they must be.
  package func text(patterns: [String] = Patterns.all.map(\.name)) -> String {
    let behaviours = hasPassed.keys.sorted {
      $0.compare($1, options: .numeric) == .orderedAscending
    }
    let first = behaviours.map(\.count).max() ?? 0
    func width(_ limit: Int) -> Int {
      patterns.reduce(first) { $0 + 2 + min($1.count, limit) }
    }
    let limit = (2...80).last { width($0) <= 80 } ?? 2
    let heads = patterns.map { $0.count > limit ? $0.prefix(limit - 1) + "…" : $0 }

    func row(_ title: String, _ cells: [String]) -> String {
      let widths = [first] + heads.dropLast().map(\.count) + [0]
      return zip([title] + cells, widths).map { $0.padded(to: $1) }.joined(separator: "  ")
    }
    let rows = behaviours.map { behaviour in
      row(behaviour, patterns.map { hasPassed[behaviour]?[$0].map { $0 ? "✓" : "✗" } ?? "·" })
    }
    return """
      What this run has tested

      \(row("", heads))
      \(String(repeating: "─", count: width(limit)))
      \(rows.joined(separator: "\n"))

      ✓ all tests passed, ✗ one failed, · not run
      """
  }

  /// The table of this process, printed when it exits.
  package static let shared: Mutex<ConformanceTable> = {
    atexit {
      print("\n\(ConformanceTable.shared.withLock { $0 }.text())\n")
    }
    return Mutex(ConformanceTable())
  }()
}

extension String {
  nonisolated fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
