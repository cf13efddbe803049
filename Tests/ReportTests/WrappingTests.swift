import Report
import Testing

@Suite struct WrappingTests {
  @Test func `lines break between words`() {
    #expect(
      wrapped("Counts are exact and gate, times are estimates and inform.", width: 24) == """
        Counts are exact and
        gate, times are
        estimates and inform.
        """)
  }

  @Test func `a line may fill the width exactly`() {
    #expect(wrapped("one two three", width: 7) == "one two\nthree")
  }

  @Test func `a wide character takes two places`() {
    #expect(wrapped("👍👍 👍👍", width: 9) == "👍👍 👍👍")
    #expect(wrapped("👍👍 👍👍", width: 8) == "👍👍\n👍👍")
  }

  @Test func `breaks in the text stay and runs of spaces go`() {
    #expect(wrapped("one  two\n\nthree", width: 80) == "one two\n\nthree")
  }

  @Test func `what quotes a screen keeps its spaces, unless a line ends there`() {
    let text = "found '[♡ 3]  [Noor]  Hello'"

    #expect(wrapped(text, width: 80, keepsSpaces: true) == text)
    for width in 14...19 {
      #expect(
        wrapped(text, width: width, keepsSpaces: true) == "found '[♡ 3]\n[Noor]  Hello'")
    }
  }

  @Test func `a long word keeps a line to itself`() {
    #expect(wrapped("see docs/method.md there", width: 8) == "see\ndocs/method.md\nthere")
  }
}
