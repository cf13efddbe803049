import LabCommandLine
import LabOutput

extension WorkshopCommand {
  func check(
    _ source: ExerciseSource, _ arguments: Arguments, _ page: WorkshopPage
  ) throws -> ExitCode {
    let report = try test(source, page)
    guard arguments[.format] == "json" else { return try page.show(report, of: source) }
    page.output.results.write(try JSONFile.text(of: CheckDocument(report, of: source.exercise)))
    return report.isPassed ? .done : .failed
  }

  /// Checks now and after each save. Ctrl-C ends the program, and with it a check that runs.
  func watch(_ source: ExerciseSource, _ page: WorkshopPage) async throws -> ExitCode {
    let (exercise, output) = (source.exercise, page.output)
    let next = saves(page.workbook, source)
    var count = 0
    repeat {
      count += 1
      output.print("── Check \(count) of exercise \(exercise.number) · \(exercise.title) ──\n")
      // The next save may mend it.
      do { _ = try page.show(test(source, page), of: source) } catch {
        output.complain("\(error)")
      }
      output.print("\nThe next save is checked; Ctrl-C ends.\n")
      output.flush()
    } while try await next()
    return .done
  }

  private func test(_ source: ExerciseSource, _ page: WorkshopPage) throws -> CheckReport {
    let workbook = page.workbook
    try workbook.restore(source)
    let line = ProgressLine(page.output)
    let run = try test(workbook.folder(of: source.exercise), workbook.scratch, line.show)
    line.clear()
    let report = CheckReport(run, of: source.exercise)
    if report.isPassed { try workbook.setDone(source.exercise) }
    return report
  }
}

/// A check as JSON, for `lab workshop check --format json`.
private struct CheckDocument: Encodable {
  private let schema = "pattern-lab.check/2"
  private let exercise: Int
  private let name: String
  private let passed: Bool
  /// Why not, in a line.
  private let problem: String?
  private let tests: [Test]

  private struct Test: Encodable {
    let title: String
    let result: String
    let sentences: [String]
  }

  init(_ report: CheckReport, of exercise: Exercise) {
    (self.exercise, name, passed) = (exercise.number, exercise.name, report.isPassed)
    problem = report.isPassed ? nil : report.summary
    tests = report.tests.map {
      Test(title: $0.title, result: $0.result.rawValue, sentences: $0.sentences)
    }
  }
}
