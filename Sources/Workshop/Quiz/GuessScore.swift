import LabBenchmarks
import LabCommandLine
import LabOutput

/// How close the guesses of one person were.
package struct GuessScore {
  private let questions: Int
  private(set) var asked = 0
  private var close = 0
  private var exact = 0
  private var uncounted = 0

  init(of questions: Int) { self.questions = questions }

  /// - Parameters:
  ///   - guess: `nil` if the question was passed.
  ///   - counted: `nil` if it could not be counted; such a question does not score.
  mutating func add(_ guess: Guess?, for counted: Int?) {
    asked += 1
    guard let counted else {
      uncounted += 1
      return
    }
    if guess?.isClose(to: counted) == true { close += 1 }
    if guess?.bytes == counted { exact += 1 }
  }

  static func + (one: Self, other: Self) -> Self {
    var sum = GuessScore(of: one.questions + other.questions)
    sum.asked = one.asked + other.asked
    sum.close = one.close + other.close
    sum.exact = one.exact + other.exact
    sum.uncounted = one.uncounted + other.uncounted
    return sum
  }

  var line: String {
    let left = questions - asked
    let scored = asked - uncounted
    return "Score: \(close) of \(scored) within a factor of two, \(exact) of them exact."
      + (uncounted > 0 ? " Not counted here: \(uncounted)." : "")
      + (left > 0 ? " Questions left: \(left)." : "")
  }
}

extension GuessScore {
  /// An empty table, with a row for each answer to come.
  static func table(_ title: String, of questions: String, counted: String) -> Table {
    Table(
      title,
      columns: [.left(questions), .right("guess"), .right(counted), .left("off by"), .left("")])
  }

  /// - Parameter counted: `nil` if it could not be counted.
  static func row(_ name: String, _ guess: Guess?, counted: Int?) -> [Cell] {
    let cells = [Cell(name), Cell(guess.map { Units.count($0.bytes) } ?? "–")]
    guard let counted else { return cells + ["–", "not counted", ""] }
    return cells + [
      Cell(Units.count(counted)), Cell(guess?.accuracy(for: counted) ?? "not guessed"),
      guess.map { $0.isClose(to: counted) ? Cell("✓", .good) : Cell("✗", .bad) } ?? "",
    ]
  }

  /// Prints the table with the score below it, or the score alone.
  func show(_ table: Table, _ output: Output) {
    var table = table
    table.footnotes = [line]
    output.print("\n" + (asked == 0 ? line : table.rendered(style: output.results.style)))
  }
}

extension Input {
  /// Reads a guess: `nil` at the end of the input, `.some(nil)` passes the question.
  ///
  /// A person at a terminal is asked again after a line that is no guess. From a pipe such a line
  /// passes the question, so that the next line still belongs to the next question.
  ///
  /// - Parameter hint: what such a line is not, and what to type.
  func guess(_ prompt: String, hint: String, _ output: Output) -> Guess?? {
    while true {
      output.results.write(prompt)
      guard let line = nextLine() else {
        output.print("")
        return nil
      }
      // A terminal has shown it; otherwise the results would lack it.
      if !(isTerminal && output.results.isTerminal) { output.print(line.onOneLine) }
      if line.allSatisfy(\.isWhitespace) { return .some(nil) }
      if let guess = Guess(line) { return guess }
      output.complain(
        "'\(line)' is no \(hint)" + (isTerminal ? "" : "; the question is passed"))
      if !isTerminal { return .some(nil) }
    }
  }
}

/// Bytes that a reader expects.
struct Guess: Sendable, Hashable {
  let bytes: Int

  /// Parses 'nothing', or a number with B, kB, MB or GB, each 1,000 times the one before, and bytes
  /// without. Commas separate thousands or are left out; a fraction of a byte is rounded. `nil` for
  /// anything else, and from 10 GB on, so that every score fits into 80 columns.
  init?(_ text: String) {
    let words = /\s*(?:nothing|([0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(\.[0-9]+)?\s*(B|kB|MB|GB)?)\s*/
    guard let match = text.wholeMatch(of: words.ignoresCase()) else { return nil }
    let digits = (match.1?.filter { $0 != "," } ?? "0") + (match.2 ?? "")
    let units: [String?: Double] = ["kb": 1e3, "mb": 1e6, "gb": 1e9]
    let bytes = ((Double(digits) ?? 0) * (units[match.3?.lowercased()] ?? 1)).rounded()
    guard bytes < 1e10 else { return nil }
    self.bytes = Int(bytes)
  }

  func isClose(to counted: Int) -> Bool { factor(counted) <= 2 }

  /// `exact`, `within 1 %`, `1,000 times too much`; `too much` where nothing was counted.
  func accuracy(for counted: Int) -> String {
    let direction = bytes > counted ? "too much" : "too little"
    let factor = factor(counted)
    return switch factor {
    case 1: "exact"
    case ..<1.01: "within 1 %"
    case .infinity: direction
    default: Units.ratio(factor).replacing("×", with: " times \(direction)")
    }
  }

  /// The larger number by the smaller: infinite when one of them is 0.
  private func factor(_ counted: Int) -> Double {
    bytes == counted ? 1 : Double(max(bytes, counted)) / Double(min(bytes, counted))
  }
}
