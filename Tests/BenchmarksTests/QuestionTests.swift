import Foundation
import Testing

@testable import Benchmarks

struct QuestionTests {
  @Test func `six updates are asked, from one owner to a small copy`() {
    #expect(
      Question.all.map(\.name) == [
        "struct in place: like", "return-new-state: like", "return-new-state: flip",
        "didSet, oldValue: edit", "kept snapshot: like 100", "chunks + snapshot: like",
      ])
  }

  @Test(arguments: Question.all)
  func `the code of a question is in the file that it names`(question: Question) throws {
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
    }
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized

    let source = try String(contentsOf: root.appending(path: question.source), encoding: .utf8)

    var rest = lines(source)[...]
    for line in lines(question.code) {
      let index = try #require(rest.firstIndex(of: line), "\(line)")
      rest = rest[(index + 1)...]
    }
  }

  @Test(arguments: [
    ("0", 0), ("nothing", 0), (" Nothing ", 0), ("0 B", 0), ("3200032", 3_200_032),
    ("3,200,032", 3_200_032), ("3.2MB", 3_200_000), ("3.2 mb", 3_200_000), ("\t18 kB", 18_000),
    ("12.5", 13), ("1 GB", 1_000_000_000), ("9,999,999,999", 9_999_999_999),
  ])
  func `a guess is parsed with and without a unit`(text: String, bytes: Int) throws {
    #expect(try Guess(text).bytes == bytes)
  }

  @Test(arguments: [
    "", "lots", "-1", "3,2 MB", "3.200.032", "3,20,032", "1e6", "0x10", ".5 kB", "5. kB", "3 MiB",
    "1 kB 2", "١٢", "nothing at all",
  ])
  func `rejects what is no number of bytes`(text: String) {
    let error = #expect(throws: GuessError.self) { try Guess(text) }

    #expect(
      error?.description
        == "'\(text)' is no number of bytes; type 12,345 or 12.3 kB, 0 or nothing")
  }

  @Test func `rejects a guess above the limit, with the start of its text`() {
    let error = #expect(throws: GuessError.self) { try Guess(String(repeating: "9", count: 400)) }

    #expect(throws: GuessError.self) { try Guess("10 GB") }
    #expect(
      error?.description == "'99999999999999999999999…' is too large; guess less than 10.0 GB")
  }

  @Test(arguments: [
    ("0", 0, "0 bytes: exact", true), ("1 B", 0, "1 byte: too much", false),
    ("0", 1, "0 bytes: too little", false), ("18,100", 18_016, "18,100 bytes: within 1 %", true),
    ("2 kB", 1_000, "2,000 bytes: 2.00 times too much, within a factor of two", true),
    ("500", 1_000, "500 bytes: 2.00 times too little, within a factor of two", true),
    ("2,010", 1_000, "2,010 bytes: 2.01 times too much", false),
    ("1 kB", 1_000_000, "1,000 bytes: 1,000 times too little", false),
  ])
  func `a guess is judged by its factor`(
    guess: String, counted: Int, judgement: String, isClose: Bool
  ) throws {
    let guess = try Guess(guess)

    #expect(guess.judgement(for: counted) == judgement)
    #expect(guess.isClose(to: counted) == isClose)
  }
}
