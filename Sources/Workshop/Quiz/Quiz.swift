import LabAudit
import LabBenchmarks
import LabCommandLine
import LabMeasure
import LabOutput

/// `lab workshop quiz`: the byte questions of `lab bench --predict`, then some about the patterns.
struct Quiz {
  var prediction = BenchPrediction()
  var questions = QuizQuestion.all
  var build = BuildMode.current
  /// The line that asks in a release build.
  var command = "swift run -c release lab workshop quiz"
  var checkout: () throws(CheckoutError) -> Checkout = Checkout.here
  var count: (QuizQuestion, Checkout) async throws -> Int = { try await $0.answer($1) }

  /// Asks until there is no question or no input left, and ends with the score of both parts.
  ///
  /// - Throws: without the sources, before any question.
  func ask(seed: UInt64 = 2026, _ output: Output) async throws -> ExitCode {
    if build == .debug { return output.refuseDebugBuild(for: command) }
    let checkout = try checkout()
    let (width, style) = (output.proseWidth, output.results.style)
    let first = prediction.questions.count
    let total = first + questions.count
    let bytes = prediction.ask(seed: seed, of: total, output)

    var score = GuessScore(of: questions.count)
    var table = GuessScore.table("Guessed and counted", of: "question", counted: "counted")
    output.print("\n" + style.render("The patterns", .strong))
    for question in questions {
      output.print(
        "\n" + style.render("Question \(first + score.asked + 1) of \(total)", .strong)
          + "\n" + wrapped("\(question.pattern). \(question.text)", width: width) + "\n")
      guard let guess = prediction.input.guess("Your guess: ", hint: Self.hint, output) else {
        break
      }
      let (counted, answer) = try await answer(to: question, in: checkout)
      let judgement = guess.map { guess in
        Units.count(guess.bytes) + (counted.map { ": " + guess.accuracy(for: $0) } ?? "")
      }
      let items = [
        ("your guess", judgement ?? "none"), ("counted", answer), ("because", question.reason),
        ("see", question.command),
      ]
      output.print("\n" + Definitions(items).rendered(width: width, style: style))
      score.add(guess, for: counted)
      table.addRow(GuessScore.row(question.name, guess, counted: counted))
    }
    score.show(table, output)
    output.print("\nBoth parts. " + (bytes + score).line)
    return .done
  }

  /// Returns what is counted, and its text; where the compiler cannot be asked, why not.
  private func answer(
    to question: QuizQuestion, in checkout: Checkout
  ) async throws -> (counted: Int?, text: String) {
    do {
      let counted = try await count(question, checkout)
      return (counted, "\(Units.count(counted)) \(question.unit)")
    } catch let error as CompilerProbeError {
      return (nil, "–: \(error)")
    }
  }

  private static let hint = "number below 10,000,000,000; type 12, 0 or nothing"
}
