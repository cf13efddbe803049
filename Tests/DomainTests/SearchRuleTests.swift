import Domain
import Testing

struct SearchRuleTests {
  @Test func `a query is trimmed`() {
    #expect(SearchRule.query("  two words ") == "two words")
  }

  @Test(arguments: ["", " ", "\n\t"])
  func `a blank query is nil`(input: String) {
    #expect(SearchRule.query(input) == nil)
  }
}
