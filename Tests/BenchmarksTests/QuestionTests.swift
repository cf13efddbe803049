import Foundation
import LabMeasure
import Testing

@testable import LabBenchmarks
@testable import LabStateBenchmarks

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
