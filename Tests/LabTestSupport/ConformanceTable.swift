import Contract
import Foundation
import PatternList
import Report
import Synchronization

/// Behaviours and patterns, with what this run has found out about each pair.
nonisolated package struct ConformanceTable: Sendable {
  private var outcomes: [String: [String: ConformanceRun.Outcome]] = [:]

  package init() {}

  /// A pair holds when all of its test cases do.
  package mutating func note(
    _ behaviour: String, _ pattern: String, _ outcome: ConformanceRun.Outcome
  ) {
    let before = outcomes[behaviour]?[pattern] ?? .held
    outcomes[behaviour, default: [:]][pattern] = max(before, outcome)
  }

  package func text(patterns: [String] = Patterns.all.map(\.name)) -> String {
    var table = Table(
      "What was checked in this run", columns: [.left("")] + patterns.map { .left($0) })
    let behaviours = outcomes.keys.sorted {
      $0.compare($1, options: .numeric) == .orderedAscending
    }
    for behaviour in behaviours {
      let marks = patterns.map { outcomes[behaviour]?[$0]?.mark ?? "·" }
      table.addRow(([behaviour] + marks).map { Cell($0) })
    }
    table.footnotes = ["✓ all its tests passed, ✗ one failed, ≠ a known difference, · not run"]
    return table.rendered()
  }

  /// The table of this process, printed at its end if there is anything in it.
  package static let shared: Mutex<ConformanceTable> = {
    atexit {
      print("\n\(ConformanceTable.shared.withLock { $0 }.text())\n")
    }
    return Mutex(ConformanceTable())
  }()
}

extension ConformanceRun.Outcome {
  nonisolated fileprivate var mark: String {
    switch self {
    case .held: "✓"
    case .failed: "✗"
    case .differed: "≠"
    }
  }
}
