import Testing

@testable import lab

struct VocabularyTests {
  let patterns = Vocabulary("pattern", ["MV", "MVVM", "InputOutput", "MVI"])

  @Test(arguments: [("mvvm", "MVVM"), ("INPUTOUTPUT", "InputOutput"), ("MV", "MV")])
  func `upper and lower case are the same`(typed: String, meant: String) throws {
    #expect(try patterns.word(typed) == meant)
  }

  @Test func `another spelling is the same word, but no suggestion`() throws {
    let files = Vocabulary(
      "file",
      entries: [
        Vocabulary.Entry(word: "view", meaning: ""),
        Vocabulary.Entry(word: "feed-view", meaning: "", synonyms: ["FeedView", "view"]),
      ])

    #expect(try files.word("feedview") == "feed-view")
    #expect(try files.word("View") == "view")
    #expect(throws: UsageError("unknown file 'fedview'; did you mean 'feed-view'?")) {
      try files.word("fedview")
    }
  }

  @Test(arguments: [
    ("MVX", "MV"), ("MMVM", "MVVM"), ("InptuOutput", "InputOutput"), ("input", "InputOutput"),
  ])
  func `the nearest word is suggested`(typed: String, suggestion: String) {
    let error = #expect(throws: UsageError.self) { try patterns.word(typed) }
    #expect(error?.description == "unknown pattern '\(typed)'; did you mean '\(suggestion)'?")
  }

  @Test(arguments: ["redux", "", "xy"])
  func `all words are listed when none is near`(typed: String) {
    let error = #expect(throws: UsageError.self) { try patterns.word(typed) }
    #expect(
      error?.description
        == "unknown pattern '\(typed)'; there are MV, MVVM, InputOutput and MVI")
  }

  @Test func `lists of one word and of none read well`() {
    let one = #expect(throws: UsageError.self) { try Vocabulary("suite", ["update"]).word("x") }
    let none = #expect(throws: UsageError.self) { try Vocabulary("suite", []).word("x") }

    #expect(one?.description == "unknown suite 'x'; there is update")
    #expect(none?.description == "unknown suite 'x'")
  }

  @Test(arguments: [
    ("bench", "bench", 0), ("bnech", "bench", 1), ("bech", "bench", 1), ("bencch", "bench", 1),
    ("bensh", "bench", 1), ("", "bench", 5), ("patterns", "", 8), ("kitten", "sitting", 3),
  ])
  func `typing errors are counted`(first: String, second: String, errors: Int) {
    #expect(editDistance(first, second) == errors)
    #expect(editDistance(second, first) == errors)
  }
}
