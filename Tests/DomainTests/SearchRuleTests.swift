import Domain
import Testing

struct SearchRuleTests {
  @Test func `spaces around a query are not searched for`() {
    #expect(SearchRule.query("  two words ") == "two words")
  }

  @Test(arguments: ["", " ", "\n\t"])
  func `a blank query is none`(input: String) {
    #expect(SearchRule.query(input) == nil)
  }
}
