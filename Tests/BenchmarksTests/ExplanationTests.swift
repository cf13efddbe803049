import Measure
import Testing

@testable import Benchmarks

struct ExplanationTests {
  /// On a state of 1,600 elements, with counts as predicted.
  private func explanation(_ name: String, to operation: Operation) throws -> Explanation {
    Explanation(of: try #require(Strategies.named(name)), to: operation, on: .medium) {
      let cost = $0.cost(of: $1, on: $2)
      let allocations = Allocations(count: 1, bytes: cost.predictedBytes)
      return UpdateCost(
        allocations: allocations, copiedElements: cost.copiedElements,
        predictedBytes: cost.predictedBytes)
    }
  }

  @Test func `explains a copy by its parts, and counts the fix`() throws {
    #expect(
      try explanation("kept snapshot", to: .like100Posts).text == """
        kept snapshot: to like 100 posts among 1,600 elements

        What it does: the struct in place, while a subscriber keeps the last state.

        Predicted: 32,032 bytes: 500 posts × 64 bytes + 32 bytes of header, and nothing else. An array \
        with two owners is copied whole before the first write; the other writes copy nothing. Copying a \
        post also retains its strings, which takes most of the time.

        Counted: allocations: 1, of 32,032 bytes together; 500 elements at another address \
        afterwards. That is what was predicted.

        The fix: keep only the values that are shown, or lay the state out in chunks.

        With it, 'chunks + snapshot': allocations: 1, of 32,112 bytes together; 500 elements at \
        another address afterwards.
        """)
  }

  @Test(arguments: [
    ("struct in place", 0, "0 bytes: the array of posts has one owner, so it is changed in place."),
    (
      "return-new-state", 4,
      "0 bytes: the flag is stored beside the arrays, which the old state and the new one share."
    ),
    ("rebuild", 1, "2,432 bytes: 100 users × 24 bytes + 32 bytes of header, and nothing else. An"),
    (
      "chunks + snapshot", 0,
      """
      16,464 bytes: a chunk of 256 posts × 64 bytes and the list of 2 chunks × 8 bytes, each + 32 bytes \
      of header. Both have two owners, and both are short.
      """
    ),
    (
      "dictionary + snapshot", 3,
      "by the formula of its storage, which is in docs/method.md."
    ),
  ])
  func `gives the reason for the predicted bytes`(name: String, operation: Int, text: String) throws
  {
    let explanation = try explanation(name, to: Operation.all[operation])

    #expect(explanation.prediction.contains(text))
  }

  @Test func `nothing is fixed where nothing is copied`() throws {
    #expect(try explanation("return-new-state", to: .flipIsLoading).fix == nil)
    #expect(try explanation("struct in place", to: .likeOnePost).fix == nil)
  }

  @Test func `says when the count is another, or missing`() throws {
    func counted(_ allocations: Allocations?) throws -> String {
      Explanation(of: Strategies.baseline, to: .likeOnePost, on: .medium) { _, _, _ in
        UpdateCost(allocations: allocations, copiedElements: 0, predictedBytes: 0)
      }.counted
    }

    #expect(try counted(Allocations(count: 1, bytes: 16)).hasSuffix("not what was predicted."))
    #expect(try counted(nil).hasSuffix("Allocations cannot be counted here."))
  }
}
