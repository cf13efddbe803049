import LabCommandLine
import LabOutput

/// For those who hold a workshop, or write one.
extension WorkshopCommand {
  func prepare(_ page: WorkshopPage) throws -> ExitCode {
    let line = ProgressLine(page.output)
    let clock = ContinuousClock()
    let start = clock.now
    let reason = try page.workbook.prepare { try test($0, $1, line.show) }
    line.clear()
    if let reason {
      page.output.complain(reason)
      return .failed
    }
    let seconds = Int(start.duration(to: clock.now) / .seconds(1))
    page.output.print(
      """
      \(page.workbook.path) is ready: the lab's products were built in \(seconds) s.
      A check now takes a few seconds. Next: swift run lab workshop
      """)
    return .done
  }

  func prove(
    _ exercises: [Exercise], in clone: String, _ output: Output
  ) throws -> ExitCode {
    let sources = exercises.map { ExerciseSource($0, in: clone) }
    let line = ProgressLine(output, steps: sources.map(\.variants.count).max() ?? 0)
    let runs = ProofRuns(in: "\(clone)/.build/workshop") {
      line.step("building")
      return try test($0, $1, line.show)
    }
    let reports = try runs.reports(of: sources)
    line.clear()
    var table = Table(columns: [.left("exercise"), .left("proof"), .right("wrong turns")])
    var hasFailed = false
    for source in sources {
      let problems = try Proof(of: source, reports[source.exercise] ?? [:]).problems
      table.addRow([
        Cell(source.exercise.folder), problems.isEmpty ? Cell("✓", .good) : Cell("✗", .bad),
        Cell("\(source.variants.count - 2)"),
      ])
      for problem in problems { output.complain("\(source.exercise.folder): \(problem)") }
      if !problems.isEmpty { hasFailed = true }
    }
    output.print(table.rendered(width: output.width, style: output.results.style))
    return hasFailed ? .failed : .done
  }
}
