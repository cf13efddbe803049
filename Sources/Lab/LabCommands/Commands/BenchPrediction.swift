import Benchmarks
import Console
import Report
import StateBenchmarks

/// `lab bench --predict`
struct BenchPrediction {
  var input = Input.standard
  var questions = Question.all
  /// Elements in the state.
  var size = 160_000
  var count: Explanation.Counting = { $0.cost(of: $1, on: $2) }

  /// Asks until there is no question or no input left, and ends with the score.
  func ask(seed: UInt64, _ output: Output) -> ExitCode {
    let state = AppState.sample(size: size, seed: seed)
    let width = output.proseWidth
    let style = output.results.style
    var score = Table(
      "Guessed and copied, in bytes",
      columns: [.left("update"), .right("guess"), .right("copied"), .left("off by"), .left("")])
    var (asked, close, exact) = (0, 0, 0)
    output.print(style.render("Guess first, then see it counted", .strong))
    output.print("\n" + wrapped(state.summary, width: width))
    output.print("\n" + wrapped(Self.instructions, width: width))
    for question in questions {
      output.print(
        "\n" + style.render("Question \(asked + 1) of \(questions.count)", .strong)
          + "\n" + wrapped(question.situation, width: width) + "\n\n" + question.code.indented
          + "\n")
      guard let guess = reply(output) else { break }
      let explanation = Explanation(
        of: question.strategy, to: question.operation, on: state, count: count)
      let copied = explanation.cost.bytes
      let judgement = guess.map { "\(Units.count($0.bytes)) B: \($0.accuracy(for: copied))" }
      let items =
        [("your guess", judgement ?? "none")] + explanation.items.dropFirst()
        + [("its code", question.source)]
      output.print("\n" + Definitions(items).rendered(width: width, style: style))
      asked += 1
      let isClose = guess?.isClose(to: copied) == true
      if isClose { close += 1 }
      if guess?.bytes == copied { exact += 1 }
      score.addRow(
        [Cell(question.name), Cell(guess.map { Units.count($0.bytes) } ?? "–")]
          + [Cell(Units.count(copied)), Cell(guess?.accuracy(for: copied) ?? "not guessed")]
          + [guess == nil ? "" : isClose ? Cell("✓", .good) : Cell("✗", .bad)])
    }
    let left = questions.count - asked
    let line =
      "Score: \(close) of \(asked) within a factor of two, \(exact) of them exact."
      + (left > 0 ? " Questions left: \(left)." : "")
    score.footnotes = [line]
    output.print("\n" + (asked == 0 ? line : BenchText(for: output).table(score)))
    return .done
  }

  private static let instructions = """
    A guess is a number of bytes: 12,345 or 12345 or 12.3 kB (B, kB, MB, GB; 1 kB is 1,000 bytes), 0 or \
    nothing. An empty line passes the question; the end of the input, Ctrl-D, ends.
    """

  /// Reads a guess: `nil` at the end of the input, `.some(nil)` passes the question.
  ///
  /// A person at a terminal is asked again after a line that is no guess. From a pipe such a line
  /// passes the question, so that the next line still belongs to the next question.
  private func reply(_ output: Output) -> Guess?? {
    while true {
      output.results.write("How many bytes are copied? ")
      guard let line = input.nextLine() else {
        output.print("")
        return nil
      }
      // A terminal has shown it; otherwise the results would lack it.
      if !(input.isTerminal && output.results.isTerminal) { output.print(line.onOneLine) }
      if line.allSatisfy(\.isWhitespace) { return .some(nil) }
      if let guess = Guess(line) { return guess }
      output.complain(
        "'\(line)' is no number of bytes below 10 GB; type 12,345 or 12.3 kB, 0 or nothing"
          + (input.isTerminal ? "" : "; the question is passed"))
      if !input.isTerminal { return .some(nil) }
    }
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
  }
}
