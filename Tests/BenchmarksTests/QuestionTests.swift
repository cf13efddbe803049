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

struct ExplanationTests {
  @Test(arguments: [
    ("struct in place", 0, "0 bytes: the array of posts has one owner, so it is", nil),
    ("return-new-state", 4, "0 bytes: the flag is stored beside the arrays, which the", nil),
    (
      "enum bound with var", 1,
      "2,432 bytes: 100 users × 24 bytes + 32 bytes of header, and nothing else. An",
      "enum set aside"
    ),
    (
      "kept snapshot", 5, "before the first write; the other writes copy nothing. Copying a post",
      "chunks + snapshot"
    ),
    (
      "chunks + snapshot", 0,
      "16,464 bytes: a chunk of 256 posts × 64 bytes and the list of 2 chunks × 8 bytes, each", nil
    ),
    (
      "dictionary + snapshot", 3, "by the formula of its storage, which is in docs/method.md.",
      "chunks + snapshot"
    ),
  ])
  func `gives a reason, and counts a fix where something is copied`(
    name: String, operation: Int, reason: String, fix: String?
  ) throws {
    let strategy = try #require(Strategies.named(name))

    let items = Explanation(of: strategy, to: Operation.all[operation], on: .medium).items

    #expect(items.map(\.term).prefix(4) == ["what it does", "predicted", "counted", "the fix"])
    #expect(items[1].text.contains(reason))
    #expect(items[3].text == (fix == nil ? "none is needed." : strategy.fix?.advice))
    #expect(items.dropFirst(4).map(\.text.first) == (fix == nil ? [] : ["'"]))
    #expect(items.last?.text.hasPrefix("'\(fix ?? "")': ") == (fix != nil))
  }
}
