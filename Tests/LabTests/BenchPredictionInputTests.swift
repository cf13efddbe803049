import Measure
import Testing

@testable import Benchmarks
@testable import lab

/// What `lab bench --predict` makes of the lines that it is given.
struct BenchPredictionInputTests {
  @Test func `whoever types what is no guess is told so and asked again`() async {
    let run = await predict("3,2 MB", "lots", "0", typing: true, terminal: true)

    #expect(
      run.notes == """
        lab bench: '3,2 MB' is no number of bytes; type 12,345 or 12.3 kB, 0 or nothing
        lab bench: 'lots' is no number of bytes; type 12,345 or 12.3 kB, 0 or nothing

        """)
    #expect(run.results.contains("Score: 1 of 1 within a factor of two, 1 of them exact."))
  }

  @Test func `from a pipe it passes the question, so that lines and questions stay together`() async
  {
    let run = await predict("lots", "160", "0")

    #expect(
      run.notes == """
        lab bench: 'lots' is no number of bytes; type 12,345 or 12.3 kB, 0 or nothing; \
        the question is passed

        """)
    #expect(run.results.contains("How many bytes are copied? lots\n\npredicted"))
    #expect(run.results.contains("Score: 2 of 3 within a factor of two, 2 of them exact."))
    #expect(run.code == .done)
  }

  @Test func `a pipe full of nonsense is read a line a question`() async {
    var lines = 0
    let long = Input(isTerminal: false) {
      lines += 1
      return lines <= 100 ? "y" : nil
    }
    let prediction = BenchPrediction(input: long) { _ in .sample }

    let run = await Run("bench", "--predict", prediction: prediction)

    #expect(lines == 3)
    #expect(run.code == .done)
  }

  @Test(arguments: [(true, true, false), (true, false, true), (false, true, true)])
  func `a guess is printed unless a terminal has shown it already`(
    typing: Bool, terminal: Bool, isPrinted: Bool
  ) async {
    let run = await predict("12", typing: typing, terminal: terminal)

    #expect(run.results.contains("How many bytes are copied? 12\n") == isPrinted)
  }

  @Test func `a guess cannot change the colours of a terminal`() async {
    let run = await predict("\u{1B}[31m")

    #expect(!(run.results + run.notes).contains("\u{1B}"))
  }
}
