import LabBenchmarks
import LabCommandLine
import LabOutput

/// `lab bench --predict`
package struct BenchPrediction {
  let input: Input
  var questions = Question.all
  /// Elements in the state.
  var size = 160_000
  var count: Explanation.Counting = { $0.cost(of: $1, on: $2) }

  package init(input: Input = .standard) { self.input = input }

  /// Asks until there is no question or no input left, and ends with the score.
  ///
  /// - Parameter total: The number of questions in the whole quiz; `nil` if these are all.
  @discardableResult
  package func ask(seed: UInt64, of total: Int? = nil, _ output: Output) -> GuessScore {
    let state = AppState.sample(size: size, seed: seed)
    let width = output.proseWidth
    let style = output.results.style
    var score = GuessScore(of: questions.count)
    var table = GuessScore.table("Guessed and copied, in bytes", of: "update", counted: "copied")
    output.print(style.render("Guess first, then see it counted", .strong))
    output.print("\n" + wrapped(state.summary, width: width))
    output.print("\n" + wrapped(Self.instructions, width: width))
    for question in questions {
      output.print(
        "\n" + style.render("Question \(score.asked + 1) of \(total ?? questions.count)", .strong)
          + "\n" + wrapped(question.situation, width: width) + "\n\n" + question.code.indented
          + "\n")
      guard let guess = input.guess(Self.prompt, hint: Self.hint, output) else { break }
      let explanation = Explanation(
        of: question.strategy, to: question.operation, on: state, count: count)
      let copied = explanation.cost.bytes
      let judgement = guess.map { guess in
        "\(Units.count(guess.bytes)) B" + (copied.map { ": " + guess.accuracy(for: $0) } ?? "")
      }
      let items =
        [("your guess", judgement ?? "none")] + explanation.items.dropFirst()
        + [("its code", question.source)]
      output.print("\n" + Definitions(items).rendered(width: width, style: style))
      score.add(guess, for: copied)
      table.addRow(GuessScore.row(question.name, guess, counted: copied))
    }
    score.show(table, output)
    return score
  }

  private static let instructions = """
    A guess is a number of bytes: 12,345 or 12345 or 12.3 kB (B, kB, MB, GB; 1 kB is 1,000 bytes), 0 or \
    nothing. An empty line passes the question; the end of the input, Ctrl-D, ends.
    """

  private static let prompt = "How many bytes are copied? "
  private static let hint = "number of bytes below 10 GB; type 12,345 or 12.3 kB, 0 or nothing"
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
  }
}
