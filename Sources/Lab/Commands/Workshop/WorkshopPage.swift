import LabCommandLine
import LabOutput
import LabWorkshop

/// What `lab workshop` shows of a learner's folder.
struct WorkshopPage {
  let workbook: Workbook
  let output: Output

  private var style: Style { output.results.style }
  private var width: Int { output.proseWidth }

  /// Prints chapters and exercises with the progress, and the next command.
  func list() throws -> ExitCode {
    let total = Course.chapters.reduce(0) { $0 + Course.minutes(of: $1) }
    var table = Table(
      "The workshop: \(Course.chapters.count) chapters, \(Course.exercises.count) exercises, "
        + "\(total / 60) h \(total % 60) min",
      columns: [.right(""), .left("exercise"), .left("level"), .right("minutes"), .left("")])
    for chapter in Course.chapters {
      table.addSection(
        "\(chapter.number) · \(chapter.title) (\(Course.minutes(of: chapter)) min)")
      for exercise in Course.path where exercise.chapter == chapter.number {
        let state = try workbook.state(of: exercise)
        table.addRow([
          Cell("\(exercise.number)"), Cell(exercise.title),
          Cell(String(repeating: "•", count: exercise.difficulty)), Cell("\(exercise.minutes)"),
          state.cell,
        ])
      }
    }
    table.footnotes = [
      "Your folder: \(workbook.path)\(workbook.exists ? "" : " (not there yet)")",
      "lab stands for: swift run lab, typed in the clone.",
    ]
    output.print(table.rendered(width: width, style: style))
    output.print("\n" + (try next() ?? "Every exercise is done."))
    return .done
  }

  /// Names the command for the first exercise that is not done: of the course, or after another one.
  private func next(after done: Exercise? = nil) throws -> String? {
    for exercise in Course.path(after: done) {
      switch try workbook.state(of: exercise) {
      case .new: return "Next: lab workshop start \(exercise.number)"
      case .started: return "Next: lab workshop check \(exercise.number)"
      case .done: continue
      }
    }
    return nil
  }

  /// Names the exercise that is meant.
  func name(_ exercise: Exercise) {
    output.print(style.render("Exercise \(exercise.number) · \(exercise.title)", .strong) + "\n")
  }

  func start(_ source: ExerciseSource) throws -> ExitCode {
    try workbook.start(source)
    output.print(Markdown(try source.readme()).rendered(width: width, style: style))
    output.print(
      """

      Your files: \(workbook.folder(of: source.exercise))
      Next: lab workshop check \(source.exercise.number)
      """)
    return .done
  }

  /// Prints the next hint, or the last one again.
  func hint(_ source: ExerciseSource) throws -> ExitCode {
    let ladder = try source.hints().ladder
    let number = source.exercise.number
    let shown = try workbook.hintsShown(of: source.exercise)
    let index = min(shown, ladder.count - 1)
    guard ladder.indices.contains(index) else {
      output.complain("exercise \(number) has no hints in the lab's clone")
      return .failed
    }
    if shown < ladder.count { try workbook.countHint(of: source.exercise) }
    output.print(style.render("Hint \(index + 1) of \(ladder.count)", .strong) + "\n")
    output.print(Markdown(ladder[index]).rendered(width: width, style: style))
    let isLast = index + 1 == ladder.count
    let next = isLast ? "solution" : "hint"
    output.print(
      "\n\(isLast ? "That was the last hint. " : "")Still stuck? lab workshop \(next) \(number)")
    return .done
  }

  /// Prints how the learner's files differ from the solution; returns whether they do.
  func difference(to source: ExerciseSource) throws -> Bool {
    let files = try workbook.difference(toSolutionOf: source)
    if files.isEmpty { output.print("Your code is the solution.") }
    for file in files {
      output.print("\n" + style.render("\(file.path): - yours, + the solution", .strong))
      for line in file.lines {
        let emphasis: Emphasis? = line.hasPrefix("-") ? .bad : line.hasPrefix("+") ? .good : nil
        output.print(style.render(line, emphasis))
      }
    }
    return !files.isEmpty
  }

  /// Prints each test, why it fails, and the next command.
  func show(_ report: CheckReport, of source: ExerciseSource) throws -> ExitCode {
    let exercise = source.exercise
    for test in report.tests {
      let mark =
        switch test.result {
        case .passed: style.render("✓", .good)
        case .failed: style.render("✗", .bad)
        case .notRun: style.render("–", .quiet)
        }
      output.print("\(mark) \(test.title)")
      for sentence in test.sentences { printIndented(sentence) }
    }
    for issue in report.strayIssues {
      output.print(style.render("✗", .bad) + " outside any test")
      printIndented(issue)
    }
    if report.isPassed {
      output.print(
        "\nExercise \(exercise.number) is done. \(try next(after: exercise) ?? "So are all others.")"
      )
      try showCode(of: report, source)
      return .done
    }
    if let (headline, explanation) = try explanation(of: report, source) {
      if !report.tests.isEmpty { output.print("") }
      output.print(style.render("✗", .bad) + " " + wrapped(headline, width: width - 2) + "\n")
      output.print(Markdown(explanation).rendered(width: width, style: style))
      try showMissingFiles(source, report)
    }
    var notes: [String] = []
    if report.ending == .completed, report.tests.contains(where: { $0.result == .notRun }) {
      notes.append("– waits for an earlier test to pass")
    }
    if report.tests.count(where: { $0.result == .failed }) > 1 {
      notes.append("Begin with the first ✗.")
    }
    if !notes.isEmpty { output.print("\n" + notes.joined(separator: "\n")) }
    output.print("\nStuck? lab workshop hint \(exercise.number)")
    try showCode(of: report, source)
    return .failed
  }

  /// Prints that unchanged work is done.
  func showDone(_ source: ExerciseSource) throws -> ExitCode {
    let number = source.exercise.number
    output.print(
      "Exercise \(number) is done. To check it again: lab workshop check \(number) --again")
    let code = CheckCode(
      exercise: number, ending: .done, hints: try workbook.hintsShown(of: source.exercise),
      passed: Set(try source.checkTests().indices))
    output.print("Code for the trainer: \(code)")
    return .done
  }

  private func showCode(of report: CheckReport, _ source: ExerciseSource) throws {
    let hints = try workbook.hintsShown(of: source.exercise)
    output.print("Code for the trainer: \(try CheckCode(report, of: source, hints: hints))")
  }

  /// Names files of the start that are missing, where the build failed.
  private func showMissingFiles(_ source: ExerciseSource, _ report: CheckReport) throws {
    let missing = report.tests.isEmpty ? try workbook.missingFiles(of: source) : []
    if missing.isEmpty { return }
    output.print("\n" + wrapped("Missing: \(missing.joined(separator: ", "))", width: width))
    output.print("To restore: lab workshop reset \(source.exercise.number) --missing")
    output.print("If you deleted \(missing.count == 1 ? "it" : "them") on purpose, ignore this.")
  }

  private func printIndented(_ text: String) {
    output.print(
      wrapped(text, width: width - 4).split(separator: "\n").map { "    " + $0 }
        .joined(separator: "\n"))
  }

  /// Returns why the run did not reach its end, or was no check.
  private func explanation(
    of report: CheckReport, _ source: ExerciseSource
  ) throws -> (headline: String, text: String)? {
    switch report.ending {
    case .doesNotCompile(let errors):
      guard let first = errors.first else { return nil }
      return (
        "it does not compile: \(first.path), line \(first.line)\n    \(first.message)",
        try source.hints().hint(for: errors)
          ?? "That is the compiler's first error. Fix it first: later ones often follow from it."
      )
    case .notBuilt(let reason) where report.isOverTime:
      return (
        reason,
        "Another check of your folder may run: then wait for it. Otherwise shorten your longest expression."
      )
    case .notBuilt(let reason):
      return (
        "it was not built: \(reason)",
        """
        No line of your code is to blame. If the lab's clone has moved, delete Package.swift in \
        \(source.exercise.folder): the next check writes it again.
        """
      )
    case .crashed(let reason, let test):
      return (
        "the tests crashed" + (test.map { " in: \($0)" } ?? ""),
        reason ?? "Nothing was printed about why: look for a forced value or an endless recursion."
      )
    case .overTime(let test):
      return (
        "the tests did not end"
          + (try test.map { "; the last one begun is: \($0)" } ?? conditions(of: source)),
        "A loop has no end, or an await is never answered. Which condition never becomes true?"
      )
    case .completed:
      if report.tests.contains(where: \.isOfCheck) { return nil }
      return ("no test ran", "Check.swift is not part of the package. Is Package.swift as it was?")
    }
  }
}

extension WorkshopPage {
  /// Names what is tried before the first test begins.
  private func conditions(of source: ExerciseSource) throws -> String {
    let titles = try source.checkTests().filter(\.isConditional).map(\.title)
    return titles.isEmpty
      ? ""
      : ", and none began. What these wait for is tried first: \(titles.joined(separator: "; "))"
  }
}

extension Workbook.State {
  fileprivate var cell: Cell {
    switch self {
    case .new: "–"
    case .started: Cell("started", .caution)
    case .done: Cell("done", .good)
    }
  }
}
