import Foundation
import Measure
import Testing

@testable import Benchmarks

struct QuestionnaireTests {
  private let questionnaire = Questionnaire(seed: 2026)

  @Test func `six updates are asked, each once`() {
    #expect(
      questionnaire.questions.map(\.name) == [
        "struct in place: like", "return-new-state: like", "return-new-state: flip",
        "didSet, oldValue: edit", "kept snapshot: like 100", "chunks + snapshot: like",
      ])
  }

  @Test func `the state is described by what it holds`() {
    #expect(
      questionnaire.introduction.hasPrefix(
        """
        A struct holds 160,000 elements in three arrays: 10,000 users of 24 bytes, 50,000 posts of \
        64 and 100,000 comments of 40.
        """))
  }

  @Test(arguments: Questions.all)
  func `the code of a question stands in the file it names`(question: Question) throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let source = try String(contentsOf: root.appending(path: question.source), encoding: .utf8)

    var rest = Self.lines(source)[...]
    for line in Self.lines(question.code) {
      let index = try #require(rest.firstIndex(of: line), "\(line)")
      rest = rest[(index + 1)...]
    }
  }

  @Test func `what must be copied is predicted`() {
    let predictions = questionnaire.questions.map { questionnaire.answer($0).prediction }

    let bytes = predictions.map { $0.prefix { $0.isNumber || $0 == "," } }
    #expect(
      bytes.map { $0.filter(\.isNumber) } == ["0", "3200032", "0", "240032", "3200032", "18016"])
  }

  @Test(
    .enabled(if: Allocations.isAvailable, "counting is not available in this build"),
    arguments: Questions.all)
  func `a guess is held against what is counted in this build`(question: Question) {
    let state = AppState.medium

    let answer = Answer(to: question, on: state)

    let counted = question.strategy.cost(of: question.operation, on: state).allocations?.bytes
    #expect(answer.bytes == counted)
    #expect(answer.isCounted)
  }

  @Test func `an array that is copied has a fix, which is counted too`() {
    let answers = questionnaire.questions.map(questionnaire.answer)

    #expect(answers.map { $0.mended == nil } == [true, false, true, false, false, true])
    #expect(answers.map { $0.fix == "none is needed." } == [true, false, true, false, false, true])
    #expect(answers[3].mended?.hasPrefix("'didSet, no oldValue': ") == true)
  }

  /// Without indentation and empty lines.
  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
