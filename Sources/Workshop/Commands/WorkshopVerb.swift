import LabCommandLine

/// What `lab workshop` can do. Help, parsing and dispatch read the same table.
enum WorkshopVerb: String, CaseIterable {
  case list, start, check, watch, hint, solution, reset, prepare, quiz, prove

  /// What follows the verb.
  enum Operands {
    case none, exercise, exercises
  }

  /// One line of the help, also in 60 columns.
  var meaning: String {
    switch self {
    case .list: "lists exercises and your progress (the default)"
    case .start: "writes exercise N, or the next, to your folder"
    case .check: "tests your code, and explains what is wrong"
    case .watch: "checks on every save, until Ctrl-C"
    case .hint: "shows the next of three hints"
    case .solution: "compares your code with the solution"
    case .reset: "restores the start, and keeps your files aside"
    case .prepare: "builds what all exercises import"
    case .quiz: "asks twelve questions, and counts each answer"
    case .prove: "for authors: tests the exercises themselves"
    }
  }

  var operands: Operands {
    switch self {
    case .list, .prepare, .quiz: .none
    case .start, .check, .watch, .hint, .solution, .reset: .exercise
    case .prove: .exercises
    }
  }

  /// Its options beside `--into`.
  var options: [Option] {
    switch self {
    case .check: [.format]
    case .solution: [.yes]
    case .reset: [.yes, .missing]
    case .list, .start, .watch, .hint, .prepare, .quiz, .prove: []
    }
  }

  static let vocabulary = Vocabulary(
    "verb", entries: allCases.map { Vocabulary.Entry(word: $0.rawValue, meaning: $0.meaning) })

  /// Refuses an option of another verb.
  func check(_ options: [Option]) throws(UsageError) {
    let known = [Option.workFolder] + self.options
    for option in options where !known.contains(where: { $0.name == option.name }) {
      throw UsageError("'\(rawValue)' takes no '\(option.spelling)'")
    }
  }
}

extension Option {
  static let workFolder = Option(
    "into", .text("DIR"),
    help: """
      Your folder (default: the current folder or one above it, the last one used, or PatternWorkshop beside \
      the clone).
      """)
  static let yes = Option("yes", help: "With solution or reset: does not ask first.")
  static let missing = Option(
    "missing", help: "With reset: writes only files that are missing.")
}
