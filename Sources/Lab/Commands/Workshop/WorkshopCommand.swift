import LabCommandLine
import LabMeasure
import LabOutput
import LabSourceCode
import LabWorkshop

extension Command {
  static func workshop(_ workshop: WorkshopCommand) -> Command {
    Command(
      name: "workshop", summary: "teaches the patterns by exercises",
      example: "lab workshop start 1",
      operand: Operand(placeholder: "VERB N") { nil },
      options: [.workFolder, .again, .yes, .apply],
      remark: """
        Without a VERB, lists chapters, exercises and your progress. 'start N' writes exercise N to your \
        folder; 'check N' builds and tests it, and explains what is wrong; 'hint N' shows the next of \
        three hints; 'solution N' compares your code with the solution, and puts it in place if you want; \
        'prepare' builds beforehand what all exercises import; 'quiz' asks twelve questions and counts \
        each answer (swift run -c release lab workshop quiz); 'pages' writes the chapters for docc, with the \
        code that they show. Nothing of yours is overwritten without \
        asking. For authors: 'prove [N…]': every start fails, every solution passes, every wrong turn gets its \
        own sentence, what misses the lesson is refused, and what differs from the solution is accepted.
        """,
      run: workshop.run)
  }
}

/// `lab workshop`
struct WorkshopCommand {
  var input = Input.standard
  /// The folder of the clone.
  var clone: () throws -> String = {
    guard let root = try Checkout.here().root else { throw CheckoutError.missing }
    return root
  }
  /// `swift test` on a package, with its build folder.
  var test: (_ package: String, _ scratch: String, _ progress: (String) -> Void) throws -> TestRun =
    { try TestRun(of: $0, scratch: $1, progress: $2) }

  enum Verb: String, CaseIterable {
    case list, start, check, hint, solution, prepare, quiz, pages, prove
  }

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    let verbs = Vocabulary("verb", Verb.allCases.map(\.rawValue))
    let verb = try arguments.operands.first.map(verbs.word).flatMap(Verb.init) ?? .list
    let exercises = try arguments.operands.dropFirst().map(Self.exercise)
    let clone = try clone()
    let page = WorkshopPage(
      workbook: Workbook(named: arguments[.workFolder], of: clone), output: output)

    func one() throws(UsageError) -> ExerciseSource {
      guard let exercise = exercises.first, exercises.count == 1 else {
        throw UsageError("it takes one exercise, as in: lab workshop \(verb.rawValue) 3")
      }
      return ExerciseSource(exercise, in: clone)
    }
    func started() throws -> ExerciseSource {
      let source = try one()
      if page.workbook.hasFolder(of: source.exercise) { return source }
      throw WorkbookError.notStarted(source.exercise, in: page.workbook.path)
    }

    switch verb {
    case .list, .prepare, .quiz, .pages:
      if let extra = exercises.first {
        throw UsageError("'\(verb.rawValue)' takes no exercise, so not '\(extra.folder)'")
      }
      if verb == .quiz {
        let command = arguments.releaseCommand("lab workshop")
        return try await Quiz(prediction: BenchPrediction(input: input), command: command)
          .ask(output)
      }
      switch verb {
      case .prepare: return try prepare(page)
      case .pages: return try pages(of: clone, output)
      default: return try page.list()
      }
    case .start: return try page.start(one())
    case .check: return try check(started(), again: arguments.has(.again), page)
    case .hint: return try page.hint(started())
    case .solution: return try solution(started(), arguments, page)
    case .prove:
      return try prove(exercises.isEmpty ? Course.exercises : exercises, in: clone, output)
    }
  }

  /// Reads a number or a name of an exercise.
  private static func exercise(_ word: String) throws(UsageError) -> Exercise {
    let found = Course.exercises.first {
      Int(word) == $0.number
        || [$0.folder, $0.name].contains { $0.lowercased() == word.lowercased() }
    }
    if let found { return found }
    let last = Course.exercises.map(\.number).max() ?? 0
    throw UsageError("there is no exercise '\(word)'; there are 1 to \(last)")
  }

  private func check(
    _ source: ExerciseSource, again: Bool, _ page: WorkshopPage
  ) throws -> ExitCode {
    let (workbook, exercise) = (page.workbook, source.exercise)
    if try !again && workbook.isDoneAsItIs(source) {
      let command = "lab workshop check \(exercise.number) --again"
      page.output.print("Exercise \(exercise.number) is done. To check it again: \(command)")
      return .done
    }
    try workbook.restore(source)
    let line = ProgressLine(page.output)
    let run = try test(workbook.folder(of: exercise), workbook.scratch, line.show)
    line.clear()
    let report = CheckReport(run, of: exercise)
    if report.isPassed { try workbook.setDone(source) }
    return try page.show(report, of: source)
  }

  private func solution(
    _ source: ExerciseSource, _ arguments: Arguments, _ page: WorkshopPage
  ) throws -> ExitCode {
    let number = source.exercise.number
    let shown = try page.workbook.hintsShown(of: source.exercise)
    let hints = shown < 3 ? "You have seen \(shown) of 3 hints. " : ""
    guard arguments.has(.yes) || confirms("\(hints)Show the solution of exercise \(number)?", page)
    else { return .done }
    guard try page.difference(to: source) else { return .done }
    let question = "\nPut the solution in place? Your files are kept in Before-solution."
    guard arguments.has(.apply) || confirms(question, page) else { return .done }
    let kept = try page.workbook.applySolution(of: source)
    page.output.print(
      """

      The solution is in place; your files are in \(source.exercise.folder)/\(kept).
      Next: lab workshop check \(number)
      """)
    return .done
  }

  /// Asks a question whose answer is no unless it begins with y.
  private func confirms(_ question: String, _ page: WorkshopPage) -> Bool {
    page.output.results.write("\(question) [y/N] ")
    let answer = input.nextLine() ?? ""
    // A terminal has shown the line.
    if !input.isTerminal { page.output.print(answer.onOneLine) }
    return answer.lowercased().hasPrefix("y")
  }

  private func prepare(_ page: WorkshopPage) throws -> ExitCode {
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

  private func pages(of clone: String, _ output: Output) throws -> ExitCode {
    let path = try Catalogue.write(in: clone)
    output.print(
      """
      \(path) has the chapters, with their code. To see them:
      docc preview \(path) --output-dir .build/tutorials
      """)
    return .done
  }

  private func prove(
    _ exercises: [Exercise], in clone: String, _ output: Output
  ) throws -> ExitCode {
    var table = Table(
      columns: [
        .left("exercise"), .left("proof"), .right("wrong turns"), .right("refused"),
        .right("accepted"), .right("longest check"),
      ])
    let line = ProgressLine(output)
    var runs = try ProofRuns(in: "\(clone)/.build/workshop") { package, scratch in
      try test(package, scratch) { line.show("\(package.split(separator: "/").last ?? ""): \($0)") }
    }
    let sources = exercises.map { ExerciseSource($0, in: clone) }
    if sources.count > 1 { try runs.runRounds(of: sources.filter(\.exists)) }
    var hasFailed = false
    for source in sources {
      let proof = try runs.prove(source)
      line.clear()
      let seconds = runs.seconds[source.exercise] ?? 0
      table.addRow([
        Cell(source.exercise.folder), proof.problems.isEmpty ? Cell("✓", .good) : Cell("✗", .bad),
        Cell("\(proof.wrongTurns)"), Cell("\(proof.refused)"), Cell("\(proof.accepted)"),
        Cell(Units.duration(nanoseconds: seconds * 1e9)),
      ])
      for problem in proof.problems { output.complain("\(source.exercise.folder): \(problem)") }
      if !proof.problems.isEmpty { hasFailed = true }
    }
    output.print(table.rendered(width: output.width, style: output.results.style))
    return hasFailed ? .failed : .done
  }
}

extension Option {
  static let workFolder = Option(
    "into", .text("DIR"),
    help: """
      Your folder; otherwise the working directory or one above, the last one used, or PatternWorkshop \
      beside the clone.
      """)
  static let again = Option("again", help: "With check: checks finished, unchanged work too.")
  static let yes = Option("yes", help: "With solution: shows it without asking.")
  static let apply = Option("apply", help: "With solution: puts it in place without asking.")
}
