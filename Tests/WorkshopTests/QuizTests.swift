import Foundation
import LabMeasure
import Testing

@testable import LabAudit
@testable import LabBenchmarks
@testable import LabCommandLine
@testable import LabOutput
@testable import LabWorkshop

struct QuizTests {
  /// Takes part one with one question, on a small state, and part two with the first two.
  ///
  /// - Parameter failure: What each answer of part two throws.
  private func quiz(
    _ replies: String..., failure: CompilerProbeError? = nil
  ) async throws -> (results: String, notes: String, code: ExitCode) {
    var (results, notes) = ("", "")
    var rest = replies[...]
    let output = Output(
      results: Sink(isTerminal: false, environment: [:]) { results += $0 },
      notes: Sink(isTerminal: false, environment: [:]) { notes += $0 }, width: 80)
    var prediction = BenchPrediction(input: Input(isTerminal: false) { rest.popFirst() })
    (prediction.questions, prediction.size) = (Array(Question.all.prefix(1)), 160)
    var quiz = Quiz(
      prediction: prediction, questions: Array(QuizQuestion.all.prefix(2)), build: .release)
    quiz.count = { question, checkout in
      if let failure { throw failure }
      return try await question.answer(checkout)
    }
    let code = try await quiz.ask(output)
    return (results, notes, code)
  }

  @Test func `a question is guessed first, then counted and explained`() async throws {
    let run = try await quiz("0", "3", "0")

    #expect(
      run.results.contains(
        """
        Question 2 of 3
        MVVM. The feed shows 40 posts. One is liked, and the backend answers. How many
        bodies run on the lab's stage, a model of SwiftUI?

        Your guess: 3

        your guess  3: 1.33 times too little
        counted     4 bodies
        because     the list, the row, the post in it, and its heart. The other rows
                    hold their post and the view model, and the footer closures over the
                    view model, so they equal the last ones if closures are compared by
                    what they capture. A closure over a changed value would run them.
        see         lab bench session invalidation --quick

        """))
    #expect(
      run.results.hasSuffix(
        """
        question             guess  counted  off by
        ─────────────────────────────────────────────────────────────
        MVVM: bodies             3        4  1.33 times too little  ✓
        MVVM: named changes      0        0  exact                  ✓

        Score: 2 of 2 within a factor of two, 1 of them exact.

        Both parts. Score: 3 of 3 within a factor of two, 2 of them exact.

        """))
    #expect(run.notes == "")
    #expect(run.code == .done)
    #expect(run.results.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `a question that the compiler cannot be asked does not score`() async throws {
    let run = try await quiz("0", "40", "0", failure: CompilerProbeError("it is away"))

    #expect(run.results.contains("your guess  40\n"))
    #expect(run.results.contains("counted     –: the compiler could not be asked"))
    #expect(run.results.contains("MVVM: bodies            40        –  not counted\n"))
    #expect(
      run.results.hasSuffix(
        """

        Score: 0 of 0 within a factor of two, 0 of them exact. Not counted here: 2.

        Both parts. Score: 1 of 1 within a factor of two, 1 of them exact. Not counted here: 2.

        """))
    #expect(run.code == .done)
  }
}

/// `docs/workshop/quiz.md`, the sheet to print, and its answers.
struct QuizPageTests {
  private func page(_ name: String) throws -> String {
    let page = URL(filePath: #filePath).appending(path: "../../../docs/workshop/\(name).md")
      .standardized
    return plain(try String(contentsOf: page, encoding: .utf8))
  }

  /// The words alone, without line breaks and marks.
  private func plain(_ text: String) -> String {
    text.replacing(/\*\*|```swift|`/, with: "").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  /// By their formulas: a debug build allocates more, and a release build says that it does not.
  @Test func `the sheet has the questions and answers of the bytes`() throws {
    let (page, answers) = (try page("quiz"), try page("quiz-answers"))
    let state = AppState.sample(size: 160_000, seed: 2026)

    #expect(page.contains(plain(state.summary)))
    for (index, question) in Question.all.enumerated() {
      let explanation = Explanation(of: question.strategy, to: question.operation, on: state)
      let reason = try #require(explanation.items.first { $0.term == "predicted" }?.text)
      #expect(page.contains(plain("\(index + 1). \(question.situation) \(question.code)")))
      #expect(answers.contains(plain("\(index + 1). \(reason)")))
    }
  }

  @Test func `the sheet has the questions and answers of the patterns`() async throws {
    let (page, answers) = (try page("quiz"), try page("quiz-answers"))
    let checkout = try Checkout.here()

    for (index, question) in QuizQuestion.all.enumerated() {
      let number = Question.all.count + index + 1
      let answer = Units.count(try await question.answer(checkout))
      #expect(page.contains(plain("\(number). \(question.pattern). \(question.text)")))
      #expect(
        answers.contains(
          plain("\(number). \(answer) \(question.unit): \(question.reason) \(question.command)")))
    }
  }
}
