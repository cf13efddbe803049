import LabWorkshop

/// A check as JSON, for `lab workshop check --format json`.
struct CheckDocument: Encodable {
  private let schema = "pattern-lab.check/1"
  /// The exercise's number.
  private let exercise: Int
  private let name: String
  private let passed: Bool
  private let seconds: Double
  private let ending: String
  /// Why it ended so, if not completed.
  private let reason: String?
  /// The title of the test in which it ended.
  private let during: String?
  private let tests: [Test]
  /// What failed outside any test.
  private let issues: [String]
  private let errors: [Error]
  /// The files of the start that are missing.
  private let missing: [String]
  private let hints: Int
  private let code: String

  private struct Test: Encodable {
    let name: String
    let title: String
    let result: String
    let sentences: [String]
  }

  private struct Error: Encodable {
    let path: String
    let line: Int
    let message: String
  }

  init(
    _ report: CheckReport, seconds: Double, of source: ExerciseSource, in workbook: Workbook
  ) throws {
    exercise = source.exercise.number
    name = source.exercise.name
    passed = report.isPassed
    self.seconds = seconds
    var (reason, during, errors) = (nil as String?, nil as String?, [CompilerError]())
    switch report.ending {
    case .completed: ending = "completed"
    case .doesNotCompile(let found): (ending, errors) = ("doesNotCompile", found)
    case .notBuilt(let why): (ending, reason) = ("notBuilt", why)
    case .crashed(let why, let test): (ending, reason, during) = ("crashed", why, test)
    case .overTime(let test): (ending, during) = ("overTime", test)
    }
    (self.reason, self.during) = (reason, during)
    tests = report.tests.map { test in
      let result =
        switch test.result {
        case .passed: "passed"
        case .failed: "failed"
        case .notRun: "notRun"
        }
      return Test(name: test.name, title: test.title, result: result, sentences: test.sentences)
    }
    issues = report.strayIssues
    self.errors = errors.map { Error(path: $0.path, line: $0.line, message: $0.message) }
    missing = try workbook.missingFiles(of: source)
    hints = try workbook.hintsShown(of: source.exercise)
    code = try CheckCode(report, of: source, hints: hints).description
  }
}
