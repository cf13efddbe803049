import Measure
import Testing

@testable import Benchmarks
@testable import lab

/// `lab bench --predict`
struct BenchPredictionTests {
  @Test func `guesses from a pipe read like a conversation`() async {
    let run = await predict("0", "100 B", "1 MB")

    #expect(
      run.results == """
        Guess first, then see it counted

        A struct holds two posts.

        A guess is a number of bytes: 12,345 or 12345 or 12.3 kB (B, kB, MB, GB; 1 kB is
        1,000 bytes), 0 or nothing. An empty line passes the question; the end of the
        input, Ctrl-D, ends.

        Question 1 of 3
        The struct has one owner, which hands it to a reducer as inout. One post is
        liked.

            Self.reduce(into: &value, action)

        How many bytes are copied? 0

        predicted   0 bytes, for a reason.
        counted     0 bytes.
        your guess  0 bytes: exact
        the fix     none is needed.
        its code    Benchmarks/StateUpdate/Subjects/InPlace.swift

        Question 2 of 3
        A reducer returns a new state, and the store holds the old one until it has the
        new. One post is liked.

            state = Self.reduce(state, action)

            var next = state
            next.apply(action)
            return next

        How many bytes are copied? 100 B

        predicted   160 bytes, for a reason.
        counted     160 bytes.
        your guess  100 bytes: 1.60 times too little, within a factor of two
        the fix     keep nothing.
        with it     'struct in place': 0 bytes.
        its code    Benchmarks/StateUpdate/Subjects/ReturnNewState.swift

        Question 3 of 3
        The same store and the same reducer. Only isLoading changes, a Bool beside the
        arrays.

            case .flipLoading: isLoading.toggle()

        How many bytes are copied? 1 MB

        predicted   0 bytes, for a reason.
        counted     0 bytes.
        your guess  1,000,000 bytes: too much
        the fix     none is needed.
        its code    Benchmarks/StateUpdate/States/AppState+State.swift

        Guessed and counted, in bytes

        update                      guess  counted  off by
        ────────────────────────────────────────────────────────────────────
        struct in place: like           0        0  exact                  ✓
        return-new-state: like        100      160  1.60 times too little  ✓
        return-new-state: flip  1,000,000        0  too much               ✗

        Score: 2 of 3 within a factor of two, 1 of them exact.

        """)
    #expect(run.notes == "")
    #expect(run.code == .done)
  }

  @Test func `who is always right has them all`() async {
    let run = await predict("nothing", "160", "0 kB")

    #expect(run.results.hasSuffix("Score: 3 of 3 within a factor of two, 3 of them exact.\n"))
    #expect(!run.results.contains("✗"))
    #expect(run.code == .done)
  }

  @Test func `who is always wrong has none, which is no failure`() async {
    let run = await predict("1", "1 MB", "1 GB")

    #expect(run.results.contains("your guess  1,000,000 bytes: 6,250 times too much\n"))
    #expect(run.results.hasSuffix("Score: 0 of 3 within a factor of two, 0 of them exact.\n"))
    #expect(!run.results.contains("✓"))
    #expect(run.code == .done)
  }

  @Test func `an empty line passes the question, which is answered`() async {
    let run = await predict("", " ", "")

    #expect(run.results.contains("counted     160 bytes.\nyour guess  none\n"))
    #expect(run.results.contains("return-new-state: like      –      160  not guessed"))
    #expect(run.results.hasSuffix("Score: 0 of 3 within a factor of two, 0 of them exact.\n"))
    #expect(run.notes == "")
  }

  @Test func `the end of the input ends with the score so far`() async {
    let run = await predict("0", "160")

    #expect(run.results.contains("Question 3 of 3\n"))
    #expect(
      run.results.hasSuffix(
        """

        return-new-state: like    160      160  exact   ✓

        Score: 2 of 2 within a factor of two, 2 of them exact. The input ended 1
        question before the end.

        """))
    #expect(run.code == .done)
  }

  @Test func `without any input nothing is answered`() async {
    let run = await predict()

    #expect(
      run.results.hasSuffix(
        """
        How many bytes are copied? \n
        Nothing was guessed. The input ended 3 questions before the end.

        """))
    #expect(!run.results.contains("predicted"))
    #expect(run.code == .done)
  }

  @Test func `nothing is counted before the guess`() async {
    var events: [String] = []
    let sample = Questionnaire.sample
    let questionnaire = Questionnaire(introduction: "", questions: sample.questions) {
      events.append("count")
      return sample.answer($0)
    }
    let input = Input(isTerminal: false) {
      events.append("guess")
      return events.count < 4 ? "0" : nil
    }
    let prediction = BenchPrediction(input: input) { _ in questionnaire }

    _ = await Run("bench", "--predict", prediction: prediction)

    #expect(events == ["guess", "count", "guess", "count", "guess"])
  }

  @Test func `the longest figures fit into 80 columns`() async {
    let questionnaire = Questionnaire(introduction: "", questions: Questions.all) { question in
      Answer(
        bytes: question.name == "struct in place: like" ? 0 : 3_200_032, isCounted: true,
        prediction: "", count: "", fix: "", mended: nil)
    }
    let prediction = BenchPrediction.replying(
      ["9,999,999,999", "1", "1", "1", "1", "9,999,999,999"], to: questionnaire)

    let run = await Run("bench", "--predict", prediction: prediction)

    #expect(run.longestLine <= 80)
    #expect(!run.results.contains("…"))
  }

  @Test func `where nothing can be counted the guess is held against the prediction`() async {
    let questionnaire = Questionnaire(
      introduction: "", questions: Questionnaire.sample.questions
    ) { _ in
      Answer(
        bytes: 160, isCounted: false, prediction: "160 bytes", count: "", fix: "", mended: nil)
    }

    let run = await Run(
      "bench", "--predict", prediction: .replying(["160"], to: questionnaire))

    #expect(run.results.contains("Guessed and predicted, in bytes"))
    #expect(run.results.contains("guess  predicted  off by"))
  }

  @Test func `the seed decides the state`() async {
    var seeds: [UInt64] = []
    let prediction = BenchPrediction(input: Input(isTerminal: false) { nil }) { seed in
      seeds.append(seed)
      return .sample
    }

    _ = await Run("bench", "--predict", "--seed=7", prediction: prediction)

    #expect(seeds == [7])
  }

  @Test(arguments: [("tiny", "tiny"), ("--quick", "--quick"), ("--gate=a.json", "--gate")])
  func `it takes a seed and nothing else`(word: String, named: String) async {
    let run = await Run("bench", "--predict", word, prediction: .replying(["0"]))

    #expect(run.code == .wrongUsage)
    #expect(run.results == "")
    #expect(run.notes.hasSuffix(" takes --seed and nothing else, so not '\(named)'\n"))
  }

  @Test func `a debug build asks nothing, for it copies more`() async {
    let run = await Run("bench", "--predict", build: .debug, prediction: .replying(["0"]))

    #expect(run.code == .failed)
    #expect(run.results == "")
  }
}
