import LabAudit
import LabBenchmarks
import LabContract
import LabMeasure
import LabPatterns
import LabSessions

/// What the page shows of one pattern, as it is or with its members named. What the run or this build does not know is `nil`.
struct PatternFigures {
  /// `MVVM`, or `MVVM, members named`.
  let name: String
  let summary: String
  /// Liking one post, the smallest state first.
  let likes: [BenchResult]
  /// The bodies that a like re-evaluates, in the longest feed of the run.
  let liked: BenchResult?
  /// The bodies that an edit of one field of the form re-evaluates.
  let edited: Int?
  /// The same by the stage’s other rules for closures.
  let editedByOtherRules: [Int]
  /// What a form and a path cost; `nil` outside a checkout.
  let features: FeatureLines?
  /// The lines of the stack of screens: once, as state or in the router, and in both screens.
  let stack: (once: Int, inScreens: Int)?
  /// The changes of the scripted session.
  let changes: PatternAudit
  /// The lines of code.
  let price: PatternPrice?
  /// The tests of one behaviour.
  let tests: [Behaviour.Test]

  /// Reads what was measured, and records the session on each pattern of this program.
  @MainActor
  static func all(in run: SavedRun, _ checkout: Checkout?) async throws -> [PatternFigures] {
    let updates = SuiteRows(of: Suite.patternUpdate.name, in: run)
    let bodies = SuiteRows(of: Suite.invalidation.name, in: run)
    let tests = checkout?.behaviours.first { $0.name == CodeTopic.testedBehaviour }?.tests ?? []
    let router = checkout?.files(in: "Sources/App/Contract").filter { $0.name == "Router" }
    var all: [PatternFigures] = []
    for row in Patterns.all.flatMap(Patterns.rows) {
      let name = row.name
      let changes = try await Audit(of: nil).named(on: row)
      let source = checkout?.pattern(changes.pattern).files.isEmpty == false ? checkout : nil
      let features =
        name == changes.pattern ? source.map { FeatureLines(of: $0.pattern(name)) } : nil
      all.append(
        PatternFigures(
          name: name, summary: row.summary, likes: updates[SavedRun.like, name],
          liked: bodies["like", name].last, edited: bodies[SavedRun.edit, name].last?[.bodies],
          editedByOtherRules: SavedRun.editsByOtherRules.compactMap {
            bodies[$0, name].last?[.bodies]
          },
          features: features,
          stack: features.map {
            ($0.path > 0 ? $0.path : router?.codeCount.lines ?? 0, $0.pathInScreens)
          },
          changes: changes, price: source.map { PatternPrice(of: name, in: $0) },
          tests: tests.filter { $0.pattern == name }))
    }
    return all
  }

  /// The name within a sentence: `MVVM with its members named`.
  var phrase: String { name.replacing(",", with: " with its") }

  /// Whether the row shows the pattern as it is.
  var isPattern: Bool { name == changes.pattern }

  /// A like in the largest state of the run.
  var like: BenchResult? { likes.last }

  /// The lines of one field of the form, with those that name its action.
  var field: Int? { features.map { $0.field + $0.fieldName } }

  /// Whether every change has a named action.
  var namesAll: Bool { changes.mutations > 0 && changes.named == changes.mutations }
}
