import LabDomain
import Testing

struct RulesTests {
  @Test(arguments: ["a", "👨‍👩‍👧‍👦", "e\u{301}", "🇸🇪", "👍🏽"])
  func `names and drafts are cut by grapheme clusters`(character: String) {
    let (name, draft) = (
      String(repeating: character, count: 20), String(repeating: character, count: 140)
    )

    let kept = NameRule.accept(name)
    let cut = NameRule.accept(name + "b")

    #expect(kept.name == name)
    #expect(kept.problem == nil)
    #expect(cut.name == name)
    #expect(cut.problem == .tooLong(20))
    #expect(PostRule.accept(draft) == draft)
    #expect(PostRule.accept(draft + "b") == draft)
  }

  @Test(arguments: [
    "", " ", "\t\n", "\u{00A0}\u{2003}", String(repeating: " ", count: 21), "\u{200B}",
    "\u{FEFF}\u{0}", "\u{202E} \u{2066}",
  ])
  func `blank text is no name, post or query`(_ text: String) {
    #expect(NameRule.accept(text).problem == .blank)
    #expect(NameRule.accept(text).name == text.prefix(20))
    #expect(!PostRule.canPublish(text))
    #expect(SearchRule.query(text) == nil)
  }

  @Test func `surrounding space is kept while typing and trimmed later`() {
    let typed = " Ada\u{00A0}Lind \n"

    #expect(NameRule.accept(typed).name == typed)
    #expect(NameRule.saved(typed) == "Ada\u{00A0}Lind")
    #expect(SearchRule.query(typed) == "Ada\u{00A0}Lind")
    #expect(PostRule.canPublish(" 👍🏽 "))
  }

  @Test func `only a cut name may still be saved`() {
    let problems: [ProfileForm.Problem] = [.blank, .tooLong(20), .malformed, .missing, .taken]

    #expect(problems.filter { !$0.forbidsSaving } == [.tooLong(20)])
  }

  @Test func `a web address has a scheme and a host with a dot`() {
    let accepted = ["", " ", "http://a.b", " https://a.example/b?c=d "]
    let rejected = ["a.b", "http://a", "ftp://a.b", "http://a b.c", "http://.b", "https://a.b /c"]

    #expect(accepted.allSatisfy(WebsiteRule.accepts))
    #expect(!rejected.contains(where: WebsiteRule.accepts))
  }

  @Test func `a birthday is a date of the calendar`() {
    let accepted = ["", " ", "1990-12-31", " 2000-02-29 ", "2024-02-29"]
    let rejected = [
      "1900-02-29", "2023-02-29", "1990-13-01", "1990-04-31", "1990-1-1", "1990-01-00",
    ]

    #expect(accepted.allSatisfy(BirthdayRule.accepts))
    #expect(!rejected.contains(where: BirthdayRule.accepts))
  }

  @Test func `a phone number has 6 to 15 digits`() {
    let accepted = ["123456", " +46 70-123 45 67 ", "123456789012345"]
    let rejected = ["", "12345", "1234567890123456", "+", "12  3456", "12345a", "123456-"]

    #expect(accepted.allSatisfy(PhoneRule.accepts))
    #expect(!rejected.contains(where: PhoneRule.accepts))
  }
}
