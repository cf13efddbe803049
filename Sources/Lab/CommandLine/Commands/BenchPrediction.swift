import Benchmarks
import Report

/// `lab bench --predict`
struct BenchPrediction {
  let input: Input
  let questionnaire: (_ seed: UInt64) -> Questionnaire

  static let counted = BenchPrediction(input: .standard) { Questionnaire(seed: $0) }

  /// Asks until there is no question or no input left, and ends with the score.
  func ask(seed: UInt64, _ output: Output) -> ExitCode {
    let questionnaire = questionnaire(seed)
    let questions = questionnaire.questions
    let page = BenchPredictionPage(output)
    var score = Score(questions: questions.count)

    output.print(page.opening(questionnaire))
    asking: for (index, question) in questions.enumerated() {
      output.print("\n" + page.question(question, number: index + 1, of: questions.count))
      let guess: Guess?
      switch reply(output) {
      case .end: break asking
      case .pass: guess = nil
      case .guess(let given): guess = given
      }
      let answer = questionnaire.answer(question)
      score.add(question, guess, answer)
      output.print("\n" + page.answer(answer, to: question, after: guess))
    }
    output.print("\n" + page.closing(score))
    return .done
  }

  /// What comes of a question.
  private enum Reply {
    case guess(Guess)
    case pass
    case end
  }

  /// Whoever types is asked again after a line that is no guess. From a pipe such a line passes the
  /// question, so that the next line still belongs to the next question.
  private func reply(_ output: Output) -> Reply {
    while true {
      output.results.write(BenchPredictionPage.prompt)
      guard let line = input.nextLine() else {
        output.print("")
        return .end
      }
      if !isSeenWhenTyped(output) { output.print(line.onOneLine) }
      if line.allSatisfy(\.isWhitespace) { return .pass }
      do {
        return .guess(try Guess(line))
      } catch {
        output.complain(input.isTerminal ? "\(error)" : "\(error); the question is passed")
        if !input.isTerminal { return .pass }
      }
    }
  }

  /// Otherwise the guess is printed, so that the results read like the conversation.
  private func isSeenWhenTyped(_ output: Output) -> Bool {
    input.isTerminal && output.results.isTerminal
  }
}
