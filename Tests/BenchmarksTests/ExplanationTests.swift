import Benchmarks
import Testing

struct ExplanationTests {
  @Test func `a copy is explained by its parts, and its fix is counted beside it`() throws {
    let text = try explanation("kept snapshot")

    #expect(text.hasPrefix("kept snapshot: to like one post among 160,000 elements\n\n"))
    #expect(text.contains("Predicted: 3,200,032 bytes, a copy of all posts and of nothing else"))
    #expect(text.contains("50,000 posts × 64 bytes"))
    #expect(text.contains("50,000 elements that stood elsewhere afterwards"))
    #expect(text.contains("With it ('chunks + snapshot'):"))
  }

  @Test func `where nothing is copied there is nothing to mend`() throws {
    let text = try explanation("struct in place")

    #expect(text.contains("Predicted: 0 bytes."))
    #expect(text.contains("0 elements that stood elsewhere afterwards"))
    #expect(!text.contains("The fix"))
  }

  @Test func `a flag beside the arrays copies none, so there is nothing to mend`() throws {
    let explanation = try explanation("return-new-state", to: .flipIsLoading)

    #expect(explanation.prediction.hasPrefix("0 bytes. The flag stands beside the arrays."))
    #expect(explanation.fix == nil)
  }

  @Test func `an update of many elements copies their array once`() throws {
    let explanation = try explanation("kept snapshot", to: .like100Posts)

    #expect(explanation.prediction.hasPrefix("32,032 bytes, a copy of all posts"))
    #expect(explanation.prediction.contains("so the other 99 writes copy nothing."))
    #expect(explanation.fix?.name == "chunks + snapshot")
  }

  @Test func `a user takes the stride of a user`() throws {
    let explanation = try explanation("rebuild", to: .editOneUser)

    #expect(explanation.prediction.hasPrefix("2,432 bytes, a copy of all users"))
    #expect(explanation.prediction.contains("100 users × 24 bytes"))
    #expect(explanation.prediction.contains("the reference to its string,"))
  }

  @Test func `a chunk is told apart from the array`() throws {
    let explanation = try explanation("chunks + snapshot", to: .likeOnePost)

    #expect(explanation.prediction.hasPrefix("16,464 bytes: a chunk of 256 posts × 64 bytes"))
    #expect(explanation.prediction.contains("the list of 2 chunks × 8 bytes"))
  }

  /// On a state of 1,600 elements.
  private func explanation(_ name: String, to operation: Operation) throws -> Explanation {
    let strategy = try #require(Strategies.all.first { $0.name == name })
    return Explanation(of: strategy, to: operation, on: .medium)
  }

  private func explanation(_ name: String) throws -> String {
    let strategy = try #require(Strategies.all.first { $0.name == name })
    return Explanation(of: strategy, seed: 2026).text
  }
}
