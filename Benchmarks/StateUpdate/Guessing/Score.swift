import Report

/// What was guessed and what was counted, question by question.
package struct Score {
  /// How many questions there are.
  private let questions: Int
  private var entries: [Entry] = []

  private struct Entry {
    let question: Question
    let guess: Guess?
    let answer: Answer

    var accuracy: Accuracy? { guess.map { Accuracy(of: $0, counted: answer.bytes) } }
  }

  package init(questions: Int) {
    self.questions = questions
  }

  /// - Parameter guess: `nil` when the question was passed.
  package mutating func add(_ question: Question, _ guess: Guess?, _ answer: Answer) {
    entries.append(Entry(question: question, guess: guess, answer: answer))
  }

  /// Without rows when the input ended before the first answer.
  package var table: Table {
    let isCounted = entries.allSatisfy(\.answer.isCounted)
    var table = Table(
      "Guessed and \(isCounted ? "counted" : "predicted"), in bytes",
      columns: [
        .left("update"), .right("guess"), .right(isCounted ? "counted" : "predicted"),
        .left("off by"), .left(""),
      ])
    for entry in entries {
      table.addRow(
        [
          Cell(entry.question.name), Cell(entry.guess.map { Units.count($0.bytes) } ?? "–"),
          Cell(Units.count(entry.answer.bytes)),
        ] + Self.cells(of: entry.accuracy))
    }
    table.footnotes = [line]
    return table
  }

  /// `Score: 4 of 6 within a factor of two, 2 of them exact.`
  package var line: String {
    let left = questions - entries.count
    let rest =
      left > 0 ? " The input ended \(left) question\(left == 1 ? "" : "s") before the end." : ""
    if entries.isEmpty { return "Nothing was guessed." + rest }
    let close = entries.count { $0.accuracy?.isClose == true }
    let exact = entries.count { $0.accuracy?.isExact == true }
    return """
      Score: \(close) of \(entries.count) within a factor of two, \(exact) of them exact.\(rest)
      """
  }

  private static func cells(of accuracy: Accuracy?) -> [Cell] {
    guard let accuracy else { return [Cell("not guessed", .quiet), ""] }
    return [Cell(accuracy.text), accuracy.isClose ? Cell("✓", .good) : Cell("✗", .bad)]
  }
}
