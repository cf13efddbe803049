import Foundation
import LabAudit
import LabCommandLine
import LabOutput

extension Command {
  package static var workshop: Command { workshop(WorkshopCommand()) }

  static func workshop(_ workshop: WorkshopCommand) -> Command {
    Command(
      name: "workshop", summary: "teaches the patterns by exercises",
      example: "lab workshop start",
      operand: Operand(placeholder: "VERB N", thenAny: true) { WorkshopVerb.vocabulary },
      options: [.workFolder, .format, .yes, .missing],
      remark: """
        Without N, the exercise is the one whose folder you are in, or else the last one used. \
        Nothing of yours is overwritten without asking; solution and reset keep a copy of what they replace. \
        The quiz needs a release build: swift run -c release lab workshop quiz
        """,
      run: workshop.run)
  }
}

/// `lab workshop`
struct WorkshopCommand {
  var input = Input.standard
  /// The folder of the clone.
  var clone: () throws -> String = { try Checkout.here().root }
  var directory = FileManager.default.currentDirectoryPath
  /// Of READMEs and hints, where they are translated.
  var language =
    ["LC_ALL", "LC_MESSAGES", "LANG"]
    .lazy.compactMap { ProcessInfo.processInfo.environment[$0] }.first?.prefix(2) ?? ""
  /// `swift test` on a package, with its build folder.
  var test: (_ package: String, _ scratch: String, _ progress: (String) -> Void) throws -> TestRun =
    { try TestRun(of: $0, scratch: $1, progress: $2) }
  /// Returns what waits for the next save of an exercise, and says whether there is one.
  var saves: (Workbook, ExerciseSource) -> () async throws -> Bool = { workbook, source in
    var saves = Saves(in: workbook, of: source)
    return {
      try await saves.next()
      return true
    }
  }

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    let verb = arguments.operands.first.flatMap(WorkshopVerb.init) ?? .list
    try verb.check(arguments.given)
    let words = Array(arguments.operands.dropFirst())
    let exercises = try exercises(words, of: verb)
    let clone = try clone()
    let workbook = Workbook(named: arguments[.workFolder], of: clone, from: directory)
    let page = WorkshopPage(workbook: workbook, output: output)
    /// The learner's exercise: the one named, or the current one, whose name is then shown.
    func started() throws -> ExerciseSource {
      let exercise = try exercises.first ?? workbook.current(from: directory)
      if !workbook.hasFolder(of: exercise) {
        throw WorkbookError.notStarted(exercise, in: workbook.path)
      }
      if exercises.isEmpty, arguments[.format] != "json", verb != .watch { page.name(exercise) }
      try workbook.setLast(exercise)
      return ExerciseSource(exercise, in: clone, language: language)
    }

    switch verb {
    case .list: return try page.list()
    case .start:
      let exercise = try exercises.first ?? workbook.next()
      return try page.start(ExerciseSource(exercise, in: clone, language: language))
    case .check: return try check(started(), arguments, page)
    case .watch: return try await watch(started(), page)
    case .hint: return try page.hint(started())
    case .solution: return try solution(started(), arguments, page)
    case .reset: return try reset(started(), arguments, page)
    case .prepare: return try prepare(page)
    case .quiz:
      let command = arguments.releaseCommand("lab workshop")
      return try await Quiz(prediction: BenchPrediction(input: input), command: command).ask(output)
    case .prove:
      return try prove(exercises.isEmpty ? Course.exercises : exercises, in: clone, output)
    }
  }

  private func exercises(
    _ words: [String], of verb: WorkshopVerb
  ) throws(UsageError) -> [Exercise] {
    switch verb.operands {
    case .none:
      guard let extra = words.first else { return [] }
      throw UsageError("'\(verb.rawValue)' takes no exercise, so not '\(extra)'")
    case .exercise where words.count > 1:
      throw UsageError("'\(verb.rawValue)' takes one exercise, so not '\(words[1])' too")
    case .exercise, .exercises:
      // Each once, even if it is named twice.
      return try words.map(Self.exercise).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
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

  /// Asks a question whose answer is no unless it begins with y.
  func confirms(_ question: String, _ page: WorkshopPage) -> Bool {
    page.output.results.write("\(question) [y/N] ")
    let answer = input.nextLine() ?? ""
    // A terminal has shown the line.
    if !input.isTerminal { page.output.print(answer.onOneLine) }
    return answer.lowercased().hasPrefix("y")
  }
}
