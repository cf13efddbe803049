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
  /// The changes of the scripted session: all, with a line, with a named action.
  let changes: PatternAudit
  /// Lines of code of the whole pattern, those of them that any screen can use, and those of the lab that name its actions.
  let lines: Int?
  let reusableLines: Int?
  let namingLines: Int?
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
      let source = checkout?.pattern(pattern.name)
      let changes = try await Audit(of: nil).named(on: pattern)
      all.append(
        PatternFigures(
          name: pattern.name, summary: pattern.summary,
          likes: updates[SavedRun.like, pattern.name],
          bodies: bodies["like", pattern.name].last?[.bodies], changes: changes,
          lines: source.map(lines), reusableLines: source?.machinery.codeCount.lines,
          namingLines: source?.namingLines,
          tests: tests.filter { $0.pattern == pattern.name }))
    }
    return all
  }

  private static func lines(of source: PatternSource) -> Int {
    let screens = Session.Feature.allCases.flatMap { source.files(ofFeature: $0.rawValue) }
    return (screens + source.child + source.machinery).codeCount.lines
  }

  /// A like in the largest state of the run.
  var like: BenchResult? { likes.last }

  /// Whether every change has a named action.
  var namesAll: Bool { changes.mutations > 0 && changes.named == changes.mutations }

  /// The lines of its screens and those that name their actions.
  var screenLines: Int? {
    guard let lines, let reusableLines, let namingLines, lines > 0 else { return nil }
    return lines - reusableLines + namingLines
  }
}
