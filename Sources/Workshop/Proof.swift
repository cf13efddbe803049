import Foundation
import LabOutput

/// The evidence that an exercise does what it promises: its start fails, its solution passes, each
/// wrong turn gets its own sentence, a program that misses the lesson is refused, and a right one
/// unlike the solution is accepted.
package struct Proof: Sendable {
  package let exercise: Exercise
  package private(set) var problems: [String] = []
  package private(set) var wrongTurns = 0
  package private(set) var refused = 0
  package private(set) var accepted = 0

  private var steps: [ExerciseSource.Variant] = []

  /// What a learner would read, by variant.
  private var sentences: [(variant: ExerciseSource.Variant, texts: Set<String>)] = []

  /// Judges the reports of all variants.
  ///
  /// - Parameter report: Runs the check of a variant.
  package init(
    of source: ExerciseSource, report: (ExerciseSource.Variant) throws -> CheckReport
  ) throws {
    exercise = source.exercise
    guard source.exists else {
      problems = ["its folder is missing"]
      return
    }
    let hints = try source.hints()
    wrongTurns = source.wrongTurns.count
    refused = source.refused.count
    accepted = source.accepted.count
    if hints.ladder.count != 3 {
      problems.append("Hints.md has \(hints.ladder.count) hints, not 3")
    }
    if wrongTurns < 2 { problems.append("it has \(wrongTurns) wrong turns, not 2 or more") }
    if refused < 2 { problems.append("it has \(refused) refused programs, not 2 or more") }
    if accepted < 2 { problems.append("it has \(accepted) accepted programs, not 2 or more") }
    let lines =
      try source.readme().split(separator: "\n", omittingEmptySubsequences: false).count - 1
    steps = source.steps
    if lines > 40 { problems.append("README.md has \(lines) lines, not 40 at most") }

    var turns: [(name: String, report: CheckReport)] = []
    var tests: Set<String> = []
    for variant in source.variants {
      let found: CheckReport
      do { found = try report(variant) } catch let error as FileError {
        problems.append("\(error)")
        continue
      }
      judge(variant, found, hints)
      tests.formUnion(found.tests.filter(\.isOfCheck).map(\.name))
      switch variant {
      case .wrongTurn(let name): turns.append((name, found))
      case .refused: judge(variant, found, refusedBy: try source.testThatRefuses(variant))
      default: break
      }
    }
    for turn in turns { judge(turn.name, turn.report, hints, tests) }
  }
}

extension Proof {
  private mutating func judge(
    _ variant: ExerciseSource.Variant, _ report: CheckReport, _ hints: Hints
  ) {
    // A program that is refused may well read what a wrong turn reads.
    if !variant.isRefused { sentences.append((variant, report.sentences(hints))) }
    for test in report.tests where test.isOfCheck && test.failsSilently {
      problems.append("\(variant): \(test.name) fails without a sentence")
    }
    let characterisation = report.tests.filter { $0.suite == "Characterisation" }
    if characterisation.contains(where: { $0.result != .passed }) {
      if variant == .start || variant.isStep {
        problems.append("\(variant): the characterisation test fails")
      }
    }
    if !steps.isEmpty, report.ending == .completed { judge(moves: variant, report) }
    switch (variant, report.ending) {
    case (.solution, _):
      if !report.isPassed { problems.append("\(variant) fails: \(report.summary)") }
      problems += report.warnings.map { "\(variant) has a warning: \($0)" }
    case (.accepted, _):
      if !report.isPassed { problems.append("\(variant) is refused: \(report.summary)") }
    case (.step, .completed):
      if characterisation.isEmpty { problems.append("\(variant): no characterisation test ran") }
    case (.start, .completed) where report.isPassed: problems.append("\(variant) passes")
    case (.start, .completed), (.wrongTurn, .completed):
      if !report.tests.contains(where: { $0.isOfCheck && $0.result != .notRun }) {
        problems.append("\(variant): no test ran")
      }
    case (.start, .doesNotCompile) where exercise.startCompiles:
      problems.append("\(variant) does not compile: \(report.summary)")
    case (.refused, .completed): break
    case (.start, .doesNotCompile(let errors)), (.wrongTurn, .doesNotCompile(let errors)):
      // Another error beside the one that is meant is a fault of the exercise.
      if let strange = errors.first(where: { hints.hint(for: [$0]) == nil }) {
        problems.append("\(variant): Hints.md has no section for \(strange)")
      }
    default: problems.append("\(variant): \(report.summary)")
    }
  }

  /// Requires that the tests titled `move 1…` to `move 2…` pass at step 2, and those of later moves do
  /// not; at the start, none.
  private mutating func judge(moves variant: ExerciseSource.Variant, _ report: CheckReport) {
    let made: Int
    switch variant {
    case .start: made = 0
    case .step(let name): made = Int(name) ?? 0
    default: return
    }
    let moves = report.tests.compactMap { test in
      test.title.prefixMatch(of: /move (\d+)/).flatMap { Int($0.1) }.map { (test, number: $0) }
    }
    if moves.isEmpty { problems.append("\(variant): no test is titled 'move 1…'") }
    for (test, number) in moves where (test.result == .passed) != (number <= made) {
      let what = number <= made ? "does not pass" : "passes already"
      problems.append("\(variant): \(test.name) \(what)")
    }
  }

  /// Requires that the test fails that is meant to: a program may fail another for a reason of its own.
  private mutating func judge(
    _ variant: ExerciseSource.Variant, _ report: CheckReport, refusedBy name: String?
  ) {
    guard let name else {
      return problems.append("\(variant): its first line is not 'Fails: TEST'")
    }
    guard report.ending == .completed else { return }
    let failed = report.tests.filter { $0.isOfCheck && $0.result == .failed }
    if !failed.contains(where: { $0.name == name }) {
      let others = failed.isEmpty ? "nothing" : failed.map(\.name).joined(separator: ", ")
      problems.append("\(variant): \(name) does not fail; \(others) does")
    }
  }

  /// Requires a sentence that only this wrong turn gets: of the test of its name, or of the hint for
  /// its compile error if the check has no such test.
  private mutating func judge(
    _ name: String, _ report: CheckReport, _ hints: Hints, _ tests: Set<String>
  ) {
    var own: Set<String> = []
    if case .doesNotCompile(let errors) = report.ending {
      own = Set([hints.hint(for: errors)].compactMap(\.self))
      if tests.contains(name) {
        problems.append("\(name) does not reach its test: \(report.summary)")
      }
    } else if let test = report.tests.first(where: { $0.name == name && $0.isOfCheck }) {
      own = Set(test.sentences)
      if own.isEmpty { problems.append("\(name) is not recognised: its test passes") }
    } else {
      problems.append("\(name): Check.swift has no test of this name")
    }
    let others = sentences.filter {
      $0.variant != .wrongTurn(name) && !$0.texts.isDisjoint(with: own)
    }
    if !others.isEmpty, own.isSubset(of: others.reduce(into: []) { $0.formUnion($1.texts) }) {
      let variants = others.map { "\($0.variant)" }.joined(separator: ", ")
      problems.append("\(name): its sentence appears for \(variants) too")
    }
  }
}

extension CheckReport {
  /// The texts that explain to the learner what is wrong.
  fileprivate func sentences(_ hints: Hints) -> Set<String> {
    if case .doesNotCompile(let errors) = ending {
      return Set([hints.hint(for: errors)].compactMap(\.self))
    }
    return Set(tests.flatMap(\.sentences))
  }

  /// In a line, why it is not passed.
  var summary: String {
    switch ending {
    case .doesNotCompile(let errors): errors.first?.description ?? "it does not compile"
    case .notBuilt(let reason): reason
    case .crashed(let reason, let test):
      "\(test ?? "the run") crashes: \(reason ?? "no reason given")"
    case .overTime(let test): "\(test ?? "the run") does not end"
    case .completed:
      tests.first { $0.result == .failed }.map { "\($0.name): \($0.sentences.first ?? "")" }
        ?? strayIssues.first ?? "no test ran"
    }
  }
}

extension ExerciseSource.Variant: CustomStringConvertible {
  package var description: String {
    switch self {
    case .start: "Start"
    case .step(let name): "Steps/\(name)"
    case .solution: "Solution"
    case .wrongTurn(let name): "WrongTurns/\(name)"
    case .refused(let name): "Refused/\(name)"
    case .accepted(let name): "Accepted/\(name)"
    }
  }

  fileprivate var isRefused: Bool {
    if case .refused = self { true } else { false }
  }

  fileprivate var isStep: Bool {
    if case .step = self { true } else { false }
  }
}
