import Foundation
import LabMeasure
import Testing

@testable import LabBenchmarks

struct QuestionTests {
  @Test(arguments: Question.all)
  func `the code of a question is in the file that it names`(question: Question) throws {
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
    }
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized

    let source = try String(contentsOf: root.appending(path: question.source), encoding: .utf8)

    #expect(Question.all.count == 6)
    var rest = lines(source)[...]
    for line in lines(question.code) {
      let index = try #require(rest.firstIndex(of: line), "\(line)")
      rest = rest[(index + 1)...]
    }
  }
}
