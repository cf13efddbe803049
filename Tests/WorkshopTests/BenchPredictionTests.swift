import Testing

@testable import LabBenchmarks
@testable import LabCommandLine
@testable import LabMeasure
@testable import LabWorkshop

/// `lab bench --predict`, on a state of 1,600 elements.
struct BenchPredictionTests {
  private func predict(
    _ replies: String..., asking questions: Range<Int> = 0..<3
  ) -> (results: String, notes: String) {
    var (results, notes) = ("", "")
    var rest = replies[...]
    var prediction = BenchPrediction(input: Input(isTerminal: false) { rest.popFirst() })
    (prediction.questions, prediction.size) = (Array(Question.all[questions]), 1_600)
    prediction.count = {
      let cost = $0.cost(of: $1, on: $2)
      return UpdateCost(
        allocations: cost.predictedBytes.map { Allocations(count: $0 == 0 ? 0 : 1, bytes: $0) },
        copiedElements: cost.copiedElements, predictedBytes: cost.predictedBytes)
    }
    let output = Output(
      results: Sink(isTerminal: false, environment: [:]) { results += $0 },
      notes: Sink(isTerminal: false, environment: [:]) { notes += $0 }, width: 80)
    prediction.ask(seed: 2026, output)
    return (results, notes)
  }

  @Test func `a guess is asked for, then counted and explained`() throws {
    let run = predict("20 kB", asking: 1..<2)

    let answer = try #require(
      run.results.firstRange(of: "\nyour guess  20,000 B: 1.60 times too little\n"))
    #expect(run.results[..<answer.lowerBound].hasSuffix("How many bytes are copied? 20 kB\n"))
    #expect(!run.results[..<answer.lowerBound].contains("32,032"))
    #expect(
      run.results[answer.upperBound...].hasPrefix("predicted   32,032 bytes: 500 posts × 64"))
    #expect(
      run.results.contains("\nreturn-new-state: like  20,000  32,032  1.60 times too little  ✓\n"))
    #expect(run.results.hasSuffix("Score: 1 of 1 within a factor of two, 0 of them exact.\n"))
    #expect(run.notes == "")
  }

  @Test func `an empty line skips a question, in a pipe also no guess`() {
    let run = predict("", "\u{1B}[31mlots", "1 MB")

    #expect(run.results.contains("your guess  none\n"))
    #expect(run.results.contains("return-new-state: like          –  32,032  not guessed\n"))
    #expect(run.results.contains("return-new-state: flip  1,000,000       0  too much     ✗\n"))
    #expect(run.results.hasSuffix("Score: 0 of 3 within a factor of two, 0 of them exact.\n"))
    #expect(run.notes.hasSuffix("12.3 kB, 0 or nothing; the question is passed\n"))
    #expect(!(run.results + run.notes).contains("\u{1B}"))
  }

  @Test func `the end of the input ends with the score so far`() {
    let some = predict("0", "32,032")
    let none = predict()

    #expect(some.results.contains("Question 3 of 3\n"))
    #expect(
      some.results.hasSuffix(
        "Score: 2 of 2 within a factor of two, 2 of them exact. Questions left: 1.\n"))
    #expect(
      none.results.hasSuffix(
        "\nScore: 0 of 0 within a factor of two, 0 of them exact. "
          + "Questions left: 3.\n"))
  }
}

struct GuessTests {
  @Test(arguments: [
    ("0", 0), (" Nothing ", 0), ("3200032", 3_200_032), ("3,200,032", 3_200_032),
    ("3.2 mb", 3_200_000), ("\t18 kB", 18_000), ("12.5", 13), ("9,999,999,999", 9_999_999_999),
    ("", nil), ("lots", nil), ("-1", nil), ("3,20,032", nil), ("1e6", nil), (".5 kB", nil),
    ("3 MiB", nil), ("10 GB", nil), (String(repeating: "9", count: 400), nil),
  ])
  func `a guess is a number of bytes below 10 GB`(text: String, bytes: Int?) {
    #expect(Guess(text)?.bytes == bytes)
  }

  @Test(arguments: [
    ("0", 0, "exact", true), ("1 B", 0, "too much", false), ("0", 1, "too little", false),
    ("18,100", 18_016, "within 1 %", true), ("2 kB", 1_000, "2.00 times too much", true),
    ("500", 1_000, "2.00 times too little", true), ("2,010", 1_000, "2.01 times too much", false),
    ("1 kB", 1_000_000, "1,000 times too little", false),
  ])
  func `a guess is judged by its factor`(
    guess: String, counted: Int, accuracy: String, isClose: Bool
  ) throws {
    let guess = try #require(Guess(guess))

    #expect(guess.accuracy(for: counted) == accuracy)
    #expect(guess.isClose(to: counted) == isClose)
  }
}
