import LabCommandLine
import LabOutput
import LabWorkshop

extension WorkshopCommand {
  func check(
    _ source: ExerciseSource, _ arguments: Arguments, _ page: WorkshopPage
  ) throws -> ExitCode {
    let isJSON = arguments[.format] == "json"
    if try !isJSON && !arguments.has(.again) && page.workbook.isDoneAsItIs(source) {
      return try page.showDone(source)
    }
    let (report, seconds) = try test(source, page)
    guard isJSON else { return try page.show(report, of: source) }
    let document = try CheckDocument(report, seconds: seconds, of: source, in: page.workbook)
    page.output.results.write(try JSONFile.text(of: document))
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
      do { _ = try page.show(test(source, page).report, of: source) } catch {
        output.complain("\(error)")
      }
      output.print("\nThe next save is checked; Ctrl-C ends.\n")
    } while try await next()
    return .done
  }

  private func test(
    _ source: ExerciseSource, _ page: WorkshopPage
  ) throws -> (report: CheckReport, seconds: Double) {
    let workbook = page.workbook
    try workbook.restore(source)
    let line = ProgressLine(page.output)
    let start = ContinuousClock.now
    let run = try test(workbook.folder(of: source.exercise), workbook.scratch, line.show)
    line.clear()
    let report = CheckReport(run, of: source.exercise)
    if report.isPassed { try workbook.setDone(source) }
    return (report, start.duration(to: .now) / .seconds(1))
  }
}
