import Testing

@testable import LabCommandLine
@testable import LabCommands

struct VocabularyTests {
  let files = Vocabulary(
    "file",
    entries: [
      Vocabulary.Entry(word: "view", meaning: ""),
      Vocabulary.Entry(word: "feed-view", meaning: "", synonyms: ["FeedView", "view"]),
      Vocabulary.Entry(word: "store", meaning: ""),
    ])

  @Test(arguments: [("View", "view"), ("FEED-VIEW", "feed-view"), ("feedview", "feed-view")])
  func `ignores case and understands other spellings`(typed: String, meant: String) throws {
    #expect(try files.word(typed) == meant)
  }

  @Test(arguments: [
    ("fedview", "did you mean 'feed-view'?"), ("veiw", "did you mean 'view'?"),
    ("sto", "did you mean 'store'?"),
    ("", "there are view, feed-view and store"),
    ("zz", "there are view, feed-view and store"),
  ])
  func `suggests the nearest word, or else all`(typed: String, hint: String) {
    #expect(throws: UsageError("unknown file '\(typed)'; \(hint)")) { try files.word(typed) }
  }

  @Test func `lists no more words than a line holds`() {
    let error = #expect(throws: UsageError.self) {
      try Vocabulary("word", (1...99).map { "w\($0)" }).word("zebra")
    }
    #expect(error?.description.hasSuffix("w26 … (--help lists all)") == true)
    #expect(throws: UsageError("unknown word 'x'; there is one")) {
      try Vocabulary("word", ["one"]).word("x")
    }
    #expect(throws: UsageError("unknown word 'x'")) { try Vocabulary("word", []).word("x") }
  }

  @Test func `rejects an old word and names the new one`() {
    #expect(throws: UsageError("'who-kept-it' is now 'retained-state'")) {
      try Vocabulary("word", ["other", "retained-state"]).word("who-kept-it")
    }
    #expect(throws: UsageError("unknown word 'who-kept-it'; there is other")) {
      try Vocabulary("word", ["other"]).word("who-kept-it")
    }
  }
}
