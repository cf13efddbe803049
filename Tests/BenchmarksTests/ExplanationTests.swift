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

  private func explanation(_ name: String) throws -> String {
    let strategy = try #require(Strategies.all.first { $0.name == name })
    return Explanation(of: strategy, seed: 2026).text
  }
}
