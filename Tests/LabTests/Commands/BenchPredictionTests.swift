import LabMeasure
import Testing

@testable import LabBenchmarks
@testable import LabCommandLine
@testable import LabCommands
@testable import LabHarness

/// `lab bench --predict`, on a state of 1,600 elements.
struct BenchPredictionTests {
  private func predict(_ replies: String?..., asking questions: Range<Int> = 0..<3) async -> Run {
    var rest = replies[...]
    let prediction = BenchPrediction(
      input: Input(isTerminal: false) { rest.popFirst() ?? nil },
      questions: Array(Question.all[questions]), size: 1_600
    ) {
      let cost = $0.cost(of: $1, on: $2)
      return UpdateCost(
        allocations: cost.predictedBytes.map { Allocations(count: $0 == 0 ? 0 : 1, bytes: $0) },
        copiedElements: cost.copiedElements, predictedBytes: cost.predictedBytes)
    }
    return await Run("bench", "--predict", prediction: prediction)
  }

  @Test func `guesses from a pipe read like a conversation`() async {
    let run = await predict("20 kB", asking: 1..<2)

    #expect(
      run.results == """
        Guess first, then see it counted

        A struct holds 1,600 elements in three arrays: 100 users of 24 bytes, 500 posts
        of 64 and 1,000 comments of 40. Their texts are elsewhere, and are not copied
        with them.

        A guess is a number of bytes: 12,345 or 12345 or 12.3 kB (B, kB, MB, GB; 1 kB is
        1,000 bytes), 0 or nothing. An empty line passes the question; the end of the
        input, Ctrl-D, ends.

        Question 1 of 1
        A reducer returns a new state, and the store holds the old one until it has the
        new. One post is liked.

            state = reduce(state, action)

            var next = state
            next.apply(action)
            return next

        How many bytes are copied? 20 kB

        your guess  20,000 B: 1.60 times too little
        predicted   32,032 bytes: 500 posts × 64 bytes + 32 bytes of header, and nothing
                    else. An array with two owners is copied whole before the first
                    write. Copying a post also retains its strings, which takes most of
                    the time.
        counted     allocations: 1, of 32,032 bytes together; 500 elements at another
                    address afterwards. That is what was predicted.
        the fix     hand the reducer the stored state as inout, so that it has one
                    owner.
        with it     'struct in place': allocations: 0, of 0 bytes together; 0 elements
                    at another address afterwards. That is what was predicted.
        its code    Benchmarks/Suites/State/StateUpdate/Stores/Store.swift

        Guessed and copied, in bytes

        update                   guess  copied  off by
        ────────────────────────────────────────────────────────────────
        return-new-state: like  20,000  32,032  1.60 times too little  ✓

        Score: 1 of 1 within a factor of two, 0 of them exact.

        """)
    #expect(run.notes == "")
    #expect(run.code == .done)
  }

  @Test func `an empty line skips a question, in a pipe also no guess`() async {
    let run = await predict("", "\u{1B}[31mlots", "1 MB")

    #expect(run.results.contains("your guess  none\n"))
    #expect(run.results.contains("return-new-state: like          –  32,032  not guessed\n"))
    #expect(run.results.contains("return-new-state: flip  1,000,000       0  too much     ✗\n"))
    #expect(run.results.hasSuffix("Score: 0 of 3 within a factor of two, 0 of them exact.\n"))
    #expect(run.notes.hasSuffix("12.3 kB, 0 or nothing; the question is passed\n"))
    #expect(!(run.results + run.notes).contains("\u{1B}"))
  }

  @Test func `the end of the input ends with the score so far`() async {
    let some = await predict("0", "32,032")
    let none = await predict()

    #expect(some.results.contains("Question 3 of 3\n"))
    #expect(
      some.results.hasSuffix(
        "Score: 2 of 2 within a factor of two, 2 of them exact. Questions left: 1.\n"))
    #expect(
      none.results.hasSuffix(
        "\nScore: 0 of 0 within a factor of two, 0 of them exact. "
          + "Questions left: 3.\n"))
    #expect(none.code == .done)
  }
}

struct GuessTests {
  @Test(arguments: [
    ("0", 0), (" Nothing ", 0), ("0 B", 0), ("3200032", 3_200_032), ("3,200,032", 3_200_032),
    ("3.2MB", 3_200_000), ("3.2 mb", 3_200_000), ("\t18 kB", 18_000), ("12.5", 13),
    ("1 GB", 1_000_000_000), ("9,999,999,999", 9_999_999_999),
    ("", nil), ("lots", nil), ("-1", nil), ("3,2 MB", nil), ("3.200.032", nil), ("3,20,032", nil),
    ("1e6", nil), ("0x10", nil), (".5 kB", nil), ("5. kB", nil), ("3 MiB", nil), ("1 kB 2", nil),
    ("١٢", nil), ("nothing at all", nil), ("10 GB", nil), (String(repeating: "9", count: 400), nil),
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
