import Foundation
import LabOutput
import Synchronization

/// The behaviours and patterns that this process has tested, with `ok` for each pair that passed.
nonisolated struct ConformanceTable: Sendable {
  private var hasPassed: [String: [String: Bool]] = [:]

  /// Records a test case; a pair passes if all its test cases do.
  mutating func record(_ run: ConformanceRun) {
    guard let pattern = run.pattern else { return }
    let others = hasPassed[run.behaviour]?[pattern] ?? true
    hasPassed[run.behaviour, default: [:]][pattern] = others && run.hasPassed
  }

  var text: String {
    let patterns = PatternUnderTest.all.map(\.testDescription)
    let behaviours = hasPassed.keys.sorted {
      $0.compare($1, options: .numeric) == .orderedAscending
    }
    var table = Table("What this run has tested", columns: ([""] + patterns).map(Column.left))
    for behaviour in behaviours {
      let ticks = patterns.map { hasPassed[behaviour]?[$0].map { $0 ? "ok" : "failed" } ?? "-" }
      table.addRow(([behaviour] + ticks).map { Cell($0) })
    }
    table.footnotes = ["ok: all tests passed; failed: one did not; -: not run"]
    return table.rendered(width: .max)
  }

  /// The table of this process, printed when it exits.
  static let shared: Mutex<ConformanceTable> = {
    atexit {
      // In ASCII: `swift test` drops what it reads of a longer text if that ends within a character.
      print("\n\(ConformanceTable.shared.withLock { $0 }.text.replacing("─", with: "-"))\n")
    }
    return Mutex(ConformanceTable())
  }()
}
