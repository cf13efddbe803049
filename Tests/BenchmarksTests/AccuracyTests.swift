import Benchmarks
import Testing

struct AccuracyTests {
  @Test(arguments: [
    (0, 0, "exact"), (18_016, 18_016, "exact"), (18_000, 18_016, "within 1 %"),
    (18_100, 18_016, "within 1 %"),
    (2_000, 1_000, "2.00 times too much, within a factor of two"),
    (500, 1_000, "2.00 times too little, within a factor of two"),
    (2_010, 1_000, "2.01 times too much"), (1_000, 2_010, "2.01 times too little"),
    (1_000_000, 1_000, "1,000 times too much"), (1_000, 1_000_000, "1,000 times too little"),
    (1, 0, "too much"), (0, 1, "too little"),
  ])
  func `a guess is judged by the factor that it is off`(guess: Int, counted: Int, text: String) {
    #expect(Accuracy(of: Guess(bytes: guess), counted: counted).judgement == text)
  }

  @Test(arguments: [
    (1_000, 1_000, true), (2_000, 1_000, true), (500, 1_000, true), (2_001, 1_000, false),
    (499, 1_000, false), (0, 0, true), (1, 0, false), (0, 1, false),
  ])
  func `close is a factor of two at most`(guess: Int, counted: Int, isClose: Bool) {
    #expect(Accuracy(of: Guess(bytes: guess), counted: counted).isClose == isClose)
  }
}
