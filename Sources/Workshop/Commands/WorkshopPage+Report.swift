import LabCommandLine
import LabOutput

/// What a check found.
extension WorkshopPage {
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
    output.print("\nStuck? swift run lab workshop hint \(exercise.number)")
    return .failed
  }

  /// Names files of the start that are missing, where the build failed.
  private func showMissingFiles(_ source: ExerciseSource, _ report: CheckReport) throws {
    let missing = report.tests.isEmpty ? try workbook.missingFiles(of: source) : []
    if missing.isEmpty { return }
    output.print("\n" + wrapped("Missing: \(missing.joined(separator: ", "))", width: width))
    output.print("To restore: swift run lab workshop reset \(source.exercise.number) --missing")
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
          + (test.map { "; the last one begun is: \($0)" }
            ?? ", and none began: a condition in Check.swift, after .enabled, waits for ever"),
        "A loop has no end, or an await is never answered. Which condition never becomes true?"
      )
    case .completed:
      if report.tests.contains(where: { $0.result == .failed }) { return nil }
      if let open = report.tests.first(where: { $0.result == .notRun }) {
        return (
          "still open: \(open.title)",
          "Nothing failed, but this test could not begin. What does it need your code to do first?"
        )
      }
      if report.tests.contains(where: \.isOfCheck) { return nil }
      return ("no test ran", "Check.swift is not part of the package. Is Package.swift as it was?")
    }
  }
}
