/// What a learner reads out after a check, in at most nine characters: the exercise, how the check ended, the hints
/// shown, the tests passed, and two characters against mishearing.
///
///     3R200BQ7
package struct CheckCode: Hashable, Sendable, CustomStringConvertible {
  /// How a check ended, by letters that sound apart.
  package enum Ending: Character, CaseIterable, Sendable {
    case done = "Y"
    case failed = "R"
    case doesNotCompile = "C"
    case notBuilt = "N"
    case crashed = "X"
    case hung = "H"
  }

  /// The number of the exercise.
  package let exercise: Int
  package let ending: Ending
  package let hints: Int
  /// By the order of the tests in the check.
  package let passed: Set<Int>

  /// The most tests of a check.
  package static let mostTests = 15

  package init(exercise: Int, ending: Ending, hints: Int, passed: Set<Int>) {
    self.exercise = exercise
    self.ending = ending
    self.hints = min(hints, 9)
    self.passed = passed
  }

  package init(_ report: CheckReport, of source: ExerciseSource, hints: Int) throws {
    let passed = Set(report.tests.filter { $0.isOfCheck && $0.result == .passed }.map(\.name))
    let tests = try source.checkTests()
    self.init(
      exercise: source.exercise.number, ending: Ending(report), hints: hints,
      passed: Set(tests.indices.filter { passed.contains(tests[$0].name) }))
  }

  // MARK: Its text

  /// Crockford's digits, without I, L, O and U.
  private static let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

  package var description: String { body + Self.checksum(body) }

  private var body: String {
    let mask = passed.reduce(0) { $0 | 1 << $1 }
    return "\(exercise)\(ending.rawValue)\(hints)" + Self.text(of: mask, digits: 3)
  }

  /// Reads a code, in any case, with the letters that look like digits taken for those.
  package init?(_ text: String) {
    let lookalikes: [Character: Character] = ["O": "0", "I": "1", "L": "1"]
    let heard = text.uppercased().map { lookalikes[$0] ?? $0 }
    guard heard.count > 7, let exercise = Int(String(heard.dropLast(7))) else { return nil }
    // The ending, the hints, three digits of tests, and the checksum.
    let rest = Array(heard.suffix(7))
    guard let ending = Ending(rawValue: rest[0]), let hints = rest[1].wholeNumberValue else {
      return nil
    }
    let mask = rest[2...4].reduce(0) { $0 << 5 | (Self.digits.firstIndex(of: $1) ?? 0) }
    self.init(
      exercise: exercise, ending: ending, hints: hints,
      passed: Set((0..<Self.mostTests).filter { mask >> $0 & 1 == 1 }))
    // Whatever was misread comes out differently.
    if description != String(heard) { return nil }
  }

  /// A polynomial modulo a prime: no other digit in one place, and no two that change places, have the same.
  private static func checksum(_ body: String) -> String {
    text(
      of: body.reduce(0) { ($0 * digits.count + (digits.firstIndex(of: $1) ?? 0)) % 1021 },
      digits: 2)
  }

  private static func text(of number: Int, digits count: Int) -> String {
    String((0..<count).reversed().map { digits[number >> (5 * $0) & 31] })
  }
}

extension CheckCode.Ending {
  fileprivate init(_ report: CheckReport) {
    self =
      switch report.ending {
      case _ where report.isPassed: .done
      case _ where report.isOverTime: .hung
      case .completed: .failed
      case .doesNotCompile: .doesNotCompile
      case .notBuilt: .notBuilt
      case .crashed: .crashed
      case .overTime: .hung
      }
  }
}
