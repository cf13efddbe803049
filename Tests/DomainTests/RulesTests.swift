import Domain
import Testing

struct NameRuleTests {
  @Test(arguments: ["a", "👨‍👩‍👧‍👦", "e\u{301}", "🇸🇪", "👍🏽"])
  func `a name is cut after 20 grapheme clusters`(character: String) {
    let full = String(repeating: character, count: 20)

    let kept = NameRule.accept(full)
    let cut = NameRule.accept(full + "b")

    #expect(kept.name == full)
    #expect(cut.name == full)
    #expect(cut.problem == .tooLong)
  }

  @Test func `20 families and 20 accented letters break no rule`() {
    let families = String(repeating: "👨‍👩‍👧‍👦", count: 20)
    let accented = String(repeating: "e\u{301}", count: 20)

    #expect(NameRule.accept(families).problem == nil)
    #expect(NameRule.accept(accented).problem == nil)
  }

  @Test func `a combining mark does not make a name too long`() {
    let name = String(repeating: "e", count: 20) + "\u{301}\u{323}"

    #expect(NameRule.accept(name).name == name)
    #expect(NameRule.accept(name).problem == nil)
  }

  @Test(arguments: ["", " ", "\t\n", "\u{00A0}\u{2003}"])
  func `a name of only space is blank`(name: String) {
    #expect(NameRule.accept(name).problem == .blank)
  }

  @Test func `surrounding space is kept while typing and trimmed on save`() {
    let typed = " Ada\u{00A0}Lind \n"

    #expect(NameRule.accept(typed).name == typed)
    #expect(NameRule.saved(typed) == "Ada\u{00A0}Lind")
    #expect(NameRule.saved(" \n ") == "")
  }

  @Test func `only a cut name may still be saved`() {
    let forgiven = NameProblem.allCases.filter { !$0.forbidsSaving }

    #expect(forgiven == [.tooLong])
  }

  @Test func `a name of spaces is blank at any length`() {
    let accepted = NameRule.accept(String(repeating: " ", count: 21))
    #expect(accepted.name.count == 20)
    #expect(accepted.problem == .blank)
  }
}

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

struct SearchRuleTests {
  @Test func `a query is trimmed`() {
    #expect(SearchRule.query("  two words ") == "two words")
  }

  @Test(arguments: ["", " ", "\n\t"])
  func `a blank query is nil`(input: String) {
    #expect(SearchRule.query(input) == nil)
  }
}
