import Domain
import Testing

struct PostRuleTests {
  @Test(arguments: ["x", "👨‍👩‍👧‍👦", "e\u{301}"])
  func `a draft is cut after 140 grapheme clusters`(character: String) {
    let full = String(repeating: character, count: 140)

    #expect(PostRule.accept(full) == full)
    #expect(PostRule.accept(full + "y") == full)
  }

  @Test(arguments: ["", " ", "\n\t "])
  func `a blank draft cannot be published`(draft: String) {
    #expect(!PostRule.canPublish(draft))
  }

  @Test func `one character is enough to publish`() {
    #expect(PostRule.canPublish(" 👍🏽 "))
  }
}
