import LabBenchmarks
import LabMeasure

/// How many changes of one session have the line that wrote.
package struct WrittenLines: Sendable {
  package let pattern: String
  package let changes: Int
  package let located: Int

  package init(pattern: String, changes: Int, located: Int) {
    (self.pattern, self.changes, self.located) = (pattern, changes, located)
  }
}

/// The figures of a run that a pattern is chosen by.
struct PatternFigures {
  /// In the order of the run.
  let patterns: [String]
  let updates: SuiteRows
  let traces: SuiteRows
  /// By pattern.
  let lines: [String: WrittenLines]

  init(of run: SavedRun, _ lines: [WrittenLines]) {
    updates = SuiteRows(of: Suite.patternUpdate.name, in: run)
    traces = SuiteRows(of: Suite.traceability.name, in: run)
    self.lines = Dictionary(lines.map { ($0.pattern, $0) }) { first, _ in first }
    let contenders = updates.contenders + traces.contenders
    patterns = contenders.uniqued.filter { $0 != PatternlessFeed.name }
  }

  /// A like in the largest state of the run.
  func like(_ pattern: String) -> BenchResult? {
    updates.operations.first.flatMap { updates[$0, pattern].last }
  }

  func session(_ pattern: String) -> BenchResult? { traces[SessionSuite.whole, pattern].last }

  /// Who may write; `nil` where the compiler was not asked.
  func surface(_ pattern: String) -> BenchResult? { traces["write surface", pattern].last }

  /// Whether every change has a named action; `nil` where it is not known.
  func namesAll(_ pattern: String) -> Bool? {
    guard let session = session(pattern), let all = session[.mutations], all > 0 else { return nil }
    return session[.namedMutations].map { $0 == all }
  }

  /// Whether views cannot write; `nil` where it is not known.
  func isClosed(_ pattern: String) -> Bool? { surface(pattern)?[.openToViews].map { $0 == 0 } }
}
