import Benchmarks
import Report

/// What `lab bench --predict` prints beside the prompt.
struct BenchPredictionPage {
  private let width: Int
  private let style: Style
  private let text: BenchText

  /// What stands before a guess.
  static let prompt = "How many bytes are copied? "

  init(_ output: Output) {
    width = output.proseWidth
    style = output.results.style
    text = BenchText(for: output)
  }

  func opening(_ questionnaire: Questionnaire) -> String {
    [
      style.render("Guess first, then see it counted", .strong),
      wrapped(questionnaire.introduction, width: width),
      wrapped(
        """
        A guess is a number of bytes: 12,345 or 12345 or 12.3 kB (B, kB, MB, GB; 1 kB is 1,000 \
        bytes), 0 or nothing. An empty line passes the question; the end of the input, Ctrl-D, ends.
        """, width: width),
    ].joined(separator: "\n\n")
  }

  /// Ends with an empty line, which the prompt follows. Code is not wrapped.
  func question(_ question: Question, number: Int, of count: Int) -> String {
    let code = question.code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }
    let title = style.render("Question \(number) of \(count)", .strong)
    return """
      \(title)
      \(wrapped(question.situation, width: width))

      \(code.joined(separator: "\n"))

      """
  }

  func answer(_ answer: Answer, to question: Question, after guess: Guess?) -> String {
    var items = [
      ("predicted", answer.prediction),
      ("counted", answer.count),
      ("your guess", guess.map { judged($0, answer) } ?? "none"),
      ("the fix", answer.fix),
    ]
    if let mended = answer.mended { items.append(("with it", mended)) }
    items.append(("its code", question.source))
    return Definitions(items).rendered(width: width, style: style)
  }

  func closing(_ score: Score) -> String {
    score.table.sections.isEmpty ? wrapped(score.line, width: width) : text.table(score.table)
  }

  private func judged(_ guess: Guess, _ answer: Answer) -> String {
    let accuracy = Accuracy(of: guess, counted: answer.bytes)
    let unit = guess.bytes == 1 ? "byte" : "bytes"
    return "\(Units.count(guess.bytes)) \(unit): \(accuracy.judgement)"
  }
}
