import LabCommandLine

/// What puts other files in place of the learner's.
extension WorkshopCommand {
  func solution(
    _ source: ExerciseSource, _ arguments: Arguments, _ page: WorkshopPage
  ) throws -> ExitCode {
    let number = source.exercise.number
    let (shown, all) = (
      try page.workbook.hintsShown(of: source.exercise), try source.hints().ladder.count
    )
    let hints = shown < all ? "You have seen \(shown) of \(all) hints. " : ""
    func agrees(_ question: String) -> Bool { arguments.has(.yes) || confirms(question, page) }
    guard agrees("\(hints)Show the solution of exercise \(number)?"),
      try page.difference(to: source),
      agrees("\nPut the solution in place? Your files are kept in Before-solution.")
    else { return .done }
    let kept = try page.workbook.applySolution(of: source)
    page.output.print(
      """

      The solution is in place; your files are in \(source.exercise.folder)/\(kept).
      Next: swift run lab workshop check \(number)
      """)
    return .done
  }

  func reset(
    _ source: ExerciseSource, _ arguments: Arguments, _ page: WorkshopPage
  ) throws -> ExitCode {
    let (exercise, output) = (source.exercise, page.output)
    if arguments.has(.missing) {
      let written = try page.workbook.writeMissingFiles(of: source)
      output.print(
        written.isEmpty
          ? "No file of the start is missing." : "Written: \(written.joined(separator: ", "))")
      return .done
    }
    let question =
      "Restore the start of exercise \(exercise.number)? Your files are kept in Before-reset."
    guard arguments.has(.yes) || confirms(question, page) else { return .done }
    let kept = try page.workbook.reset(source)
    output.print(
      """
      The start is restored; your files are in \(exercise.folder)/\(kept).
      Next: swift run lab workshop check \(exercise.number)
      """)
    return .done
  }
}
