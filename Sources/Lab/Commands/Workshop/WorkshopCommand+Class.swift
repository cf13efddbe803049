import LabCommandLine
import LabMeasure
import LabOutput
import LabWorkshop

/// For those who hold a workshop, or write one.
extension WorkshopCommand {
  /// Counts the codes of a class: those named, or a line or more of the input.
  func room(_ words: [String], in clone: String, _ output: Output) throws -> ExitCode {
    var words = words
    if words.isEmpty {
      if input.isTerminal { output.print("Type the codes; an empty line ends.") }
      while let line = input.nextLine(), !(input.isTerminal && line.isEmpty) {
        words += line.split { $0.isWhitespace || $0 == "," }.map(String.init)
      }
    }
    if words.isEmpty {
      throw UsageError("'room' needs the codes with which the learners' checks end")
    }
    let room = Room(words)
    for word in room.refused {
      output.complain("'\(word)' is no code, or was misheard; ask for it again")
    }
    if !room.codes.isEmpty {
      let table = try room.table(of: clone)
      output.print(table.rendered(width: output.width, style: output.results.style))
    }
    return room.refused.isEmpty ? .done : .failed
  }

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
      A check now takes a few seconds. Next: lab workshop
      """)
    return .done
  }

  func pages(of clone: String, _ output: Output) throws -> ExitCode {
    let path = try Catalogue.write(in: clone)
    let plans = try ProjectedPlan.writeAll(in: clone)
    output.print(
      """
      \(path) has the chapters, with their code. To see them:
      docc preview \(path) --output-dir .build/tutorials
      To project a plan, open one of these in a browser:
      \(plans.joined(separator: "\n"))
      """)
    return .done
  }

  func prove(
    _ exercises: [Exercise], in clone: String, _ output: Output
  ) throws -> ExitCode {
    let sources = exercises.map { ExerciseSource($0, in: clone) }
    let line = ProgressLine(output)
    let reports = try ProofRuns.reports(of: sources, in: "\(clone)/.build/workshop") {
      try test($0, $1, line.show)
    }
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
