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
  /// The bodies that a like re-evaluates, in the longest feed of the run.
  let liked: BenchResult?
  /// The bodies that an edit of one field of the form re-evaluates.
  let edited: BenchResult?
  /// What a form and a path cost; `nil` outside a checkout.
  let features: FeatureLines?
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
          liked: bodies["like", pattern.name].last, edited: bodies["edit", pattern.name].last,
          features: source.map { FeatureLines(of: $0.pattern(pattern.name)) }, rows: rows,
          tests: tests.filter { $0.pattern == pattern.name }))
    }
    return all
  }

  var changes: PatternAudit { rows[0].changes }
  var price: PatternPrice? { rows[0].price }

  /// A like in the largest state of the run.
  var like: BenchResult? { likes.last }

  /// The lines of one field of the form, with those that name its action.
  var field: Int? { features.map { $0.field + $0.fieldName } }

  /// The lines of the stack of screens.
  var stack: Int? { features.map { $0.path + $0.pathInScreens } }
}

extension PatternAudit {
  /// Whether every change has a named action.
  var namesAll: Bool { mutations > 0 && named == mutations }
}
