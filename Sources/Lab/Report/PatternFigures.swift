import LabAudit
import LabBenchmarks
import LabContract
import LabMeasure
import LabPatterns
import LabSessions

/// What the page shows of one pattern. What the run or this build does not know is `nil`.
struct PatternFigures {
  let name: String
  let summary: String
  /// Liking one post, the smallest state first.
  let likes: [BenchResult]
  /// How many bodies a like among 2,000 rows re-evaluates.
  let bodies: Int?
  /// The changes of the scripted session and the lines of code: as the pattern is, then with its members named.
  let rows: [(changes: PatternAudit, price: PatternPrice?)]
  /// The tests of one behaviour.
  let tests: [Behaviour.Test]

  /// Reads what was measured, and records the session on each pattern of this program.
  @MainActor
  static func all(in run: SavedRun, _ checkout: Checkout?) async throws -> [PatternFigures] {
    let updates = SuiteRows(of: Suite.patternUpdate.name, in: run)
    let bodies = SuiteRows(of: Suite.invalidation.name, in: run)
    let tests = checkout?.behaviours.first { $0.name == CodeTopic.testedBehaviour }?.tests ?? []
    var all: [PatternFigures] = []
    for pattern in Patterns.all {
      let source = checkout?.pattern(pattern.name).files.isEmpty == false ? checkout : nil
      var rows: [(PatternAudit, PatternPrice?)] = []
      for row in Patterns.rows(of: pattern) {
        let price = source.map { PatternPrice(of: row.name, in: $0) }
        rows.append((try await Audit(of: nil).named(on: row), price))
      }
      all.append(
        PatternFigures(
          name: pattern.name, summary: pattern.summary,
          likes: updates[SavedRun.like, pattern.name],
          bodies: bodies["like", pattern.name].last?[.bodies], rows: rows,
          tests: tests.filter { $0.pattern == pattern.name }))
    }
    return all
  }

  var changes: PatternAudit { rows[0].changes }
  var price: PatternPrice? { rows[0].price }

  /// A like in the largest state of the run.
  var like: BenchResult? { likes.last }

  /// Whether every change has a named action.
  var namesAll: Bool { changes.mutations > 0 && changes.named == changes.mutations }
}
