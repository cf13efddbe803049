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

  package func text(patterns: [String] = Patterns.all.map(\.name)) -> String {
    let behaviours = hasPassed.keys.sorted {
      $0.compare($1, options: .numeric) == .orderedAscending
    }
    let first = behaviours.map(\.count).max() ?? 0
    func row(_ title: String, _ cells: [String]) -> String {
      let widths = [first] + patterns.dropLast().map(\.count) + [0]
      return zip([title] + cells, widths).map { $0.padded(to: $1) }.joined(separator: "  ")
    }
    let rows = behaviours.map { behaviour in
      row(behaviour, patterns.map { hasPassed[behaviour]?[$0].map { $0 ? "✓" : "✗" } ?? "·" })
    }
    return """
      What this run has tested

      \(row("", patterns))
      \(String(repeating: "─", count: patterns.reduce(first) { $0 + 2 + $1.count }))
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
