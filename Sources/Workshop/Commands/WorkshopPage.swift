import LabCommandLine
import LabOutput

/// What `lab workshop` shows of a learner's folder.
struct WorkshopPage {
  let workbook: Workbook
  let output: Output

  var style: Style { output.results.style }
  var width: Int { output.proseWidth }

  /// Prints chapters and exercises with the progress, and the next command.
  func list() throws -> ExitCode {
    let total = Course.chapters.reduce(0) { $0 + Course.minutes(of: $1) }
    let optional = Course.exercises.count(where: \.isOptional)
    var table = Table(
      "The workshop: \(Course.chapters.count) chapters, \(Course.exercises.count - optional) exercises "
        + "and \(optional) optional, \(total / 60) h \(total % 60) min",
      columns: [.right(""), .left("exercise"), .left("level"), .right("minutes"), .left("")])
    for chapter in Course.chapters {
      table.addSection(
        "\(chapter.number) · \(chapter.title) (\(Course.minutes(of: chapter)) min)")
      for exercise in Course.path where exercise.chapter == chapter.number {
        let state = try workbook.state(of: exercise)
        table.addRow([
          Cell("\(exercise.number)"),
          Cell(exercise.title + (exercise.isOptional ? " (optional)" : "")),
          Cell(String(repeating: "•", count: exercise.difficulty)), Cell("\(exercise.minutes)"),
          state.cell,
        ])
      }
    }
    table.footnotes = [
      "Your folder: \(workbook.path)\(workbook.exists ? "" : " (not there yet)")",
      "Type the commands in the clone of the lab.",
    ]
    output.print(table.rendered(width: width, style: style))
    let done = try workbook.last.flatMap { try workbook.state(of: $0) == .done ? $0 : nil }
    output.print("\n" + (try next(after: done) ?? "Every exercise is done."))
    return .done
  }

  /// Names the command for the first exercise that is not done: of the course, or after another one.
  func next(after done: Exercise?) throws -> String? {
    for exercise in Course.path(after: done) {
      switch try workbook.state(of: exercise) {
      case .new: return "Next: swift run lab workshop start \(exercise.number)"
      case .started: return "Next: swift run lab workshop check \(exercise.number)"
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
    let isNew = try workbook.start(source)
    let note = isNew ? "" : "The folder was already there and is unchanged.\n"
    output.print(Markdown(try source.readme()).rendered(width: width, style: style))
    output.print(
      """

      \(note)Your files: \(workbook.folder(of: source.exercise))
      Next: swift run lab workshop watch \(source.exercise.number)
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
    let (note, next) = isLast ? ("That was the last hint. ", "solution") : ("", "hint")
    output.print("\n\(note)Still stuck? swift run lab workshop \(next) \(number)")
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
