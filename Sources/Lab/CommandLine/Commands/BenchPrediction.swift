import Benchmarks
import Report

/// `lab bench --predict`
struct BenchPrediction {
  var input = Input.standard
  var questions = Question.all
  /// Elements in the state.
  var size = 160_000
  var count: Explanation.Counting = { $0.cost(of: $1, on: $2) }

  static let counted = BenchPrediction()

  private typealias Entry = (question: Question, guess: Guess?, copied: Int)

  /// Asks until there is no question or no input left, and ends with the score.
  func ask(seed: UInt64, _ output: Output) -> ExitCode {
    let state = AppState.sample(size: size, seed: seed)
    let width = output.proseWidth
    let style = output.results.style
    var entries: [Entry] = []
    output.print(style.render("Guess first, then see it counted", .strong))
    output.print("\n" + wrapped(state.summary, width: width))
    output.print("\n" + wrapped(Self.instructions, width: width))
    for (index, question) in questions.enumerated() {
      output.print(
        "\n" + style.render("Question \(index + 1) of \(questions.count)", .strong)
          + "\n" + wrapped(question.situation, width: width)
          + "\n\n" + question.code.indented + "\n")
      guard case .guess(let guess) = reply(output) else { break }
      let explanation = Explanation(
        of: question.strategy, to: question.operation, on: state, count: count)
      entries.append((question, guess, explanation.cost.bytes))
      output.print("\n" + text(of: explanation, guess, question, output))
    }
    output.print("\n" + score(entries, output))
    return .done
  }

  private static let instructions = """
    A guess is a number of bytes: 12,345 or 12345 or 12.3 kB (B, kB, MB, GB; 1 kB is 1,000 bytes), 0 or \
    nothing. An empty line passes the question; the end of the input, Ctrl-D, ends.
    """

  private enum Reply {
    /// `nil` passes the question.
    case guess(Guess?)
    case end
  }

  /// Reads one reply.
  ///
  /// A person at a terminal is asked again after a line that is no guess. From a pipe such a line
  /// passes the question, so that the next line still belongs to the next question.
  private func reply(_ output: Output) -> Reply {
    while true {
      output.results.write("How many bytes are copied? ")
      guard let line = input.nextLine() else {
        output.print("")
        return .end
      }
      // A terminal has shown it; otherwise the results would lack it.
      if !(input.isTerminal && output.results.isTerminal) { output.print(line.onOneLine) }
      if line.allSatisfy(\.isWhitespace) { return .guess(nil) }
      do {
        return .guess(try Guess(line))
      } catch {
        output.complain(input.isTerminal ? "\(error)" : "\(error); the question is passed")
        if !input.isTerminal { return .guess(nil) }
      }
    }
  }

  private func text(
    of explanation: Explanation, _ guess: Guess?, _ question: Question, _ output: Output
  ) -> String {
    let fix = explanation.fix
    return Definitions(
      [
        ("predicted", explanation.prediction),
        ("counted", explanation.counted),
        ("your guess", guess?.judgement(for: explanation.cost.bytes) ?? "none"),
        ("the fix", fix?.advice ?? "none is needed."),
      ] + (fix.map { [("with it", $0.counted)] } ?? []) + [("its code", question.source)]
    ).rendered(width: output.proseWidth, style: output.results.style)
  }

  private func score(_ entries: [Entry], _ output: Output) -> String {
    var table = Table(
      "Guessed and copied, in bytes",
      columns: [
        .left("update"), .right("guess"), .right("copied"), .left("off by"), .left(""),
      ])
    for (question, guess, copied) in entries {
      let accuracy: [Cell] =
        guess.map {
          [
            Cell($0.accuracy(for: copied)),
            $0.isClose(to: copied) ? Cell("✓", .good) : Cell("✗", .bad),
          ]
        } ?? [Cell("not guessed", .quiet)]
      table.addRow(
        [Cell(question.name), Cell(guess.map { Units.count($0.bytes) } ?? "–")]
          + [Cell(Units.count(copied))] + accuracy)
    }
    let close = entries.count { $0.guess?.isClose(to: $0.copied) == true }
    let exact = entries.count { $0.guess?.bytes == $0.copied }
    let left = questions.count - entries.count
    let line =
      "Score: \(close) of \(entries.count) within a factor of two, \(exact) of them exact."
      + (left > 0 ? " The input ended \(left) question\(left == 1 ? "" : "s") before the end." : "")
    table.footnotes = [line]
    return entries.isEmpty
      ? wrapped(line, width: output.proseWidth) : BenchText(for: output).table(table)
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
  }
}
