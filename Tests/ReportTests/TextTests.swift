import Testing

@testable import Report

struct TextTests {
  @Test(arguments: [
    ("saveTapped", 10, "saveTapped"), ("saveTapped", 9, "saveTapp…"), ("saveTapped", 1, "…"),
    ("saveTapped", 0, ""), ("saveTapped", -1, ""), ("", 0, ""),
    ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 4, "👨‍👩‍👧‍👦👨‍👩‍👧‍👦"), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 2, "…"),
  ])
  func `truncates what is wider than its place`(_ text: String, _ width: Int, _ cut: String) {
    #expect(text.truncated(to: width) == cut)
  }

  @Test(arguments: [
    ("Counts are exact, times inform.", 17, "Counts are exact,\ntimes inform."),
    ("one two three", 7, "one two\nthree"),
    ("👍👍 👍👍", 9, "👍👍 👍👍"), ("👍👍 👍👍", 8, "👍👍\n👍👍"),
    ("one  two\n\nthree", 80, "one  two\n\nthree"),
    ("found '[♡ 3]  [Noor]", 14, "found '[♡ 3]\n[Noor]"),
    ("see docs/method.md there", 8, "see\ndocs/method.md\nthere"),
  ])
  func `wraps between words`(_ text: String, _ width: Int, _ lines: String) {
    #expect(wrapped(text, width: width) == lines)
  }

  @Test(arguments: [
    ("plain ♥ 👨‍👩‍👧‍👦\nline\r\nend", "plain ♥ 👨‍👩‍👧‍👦\nline\r\nend"),
    ("a\tb", "a b"), ("\r", "�"), ("a\rb\u{7}\u{0}\u{7F}", "a�b���"),
    ("\u{9B}1A\u{85}\u{2028}", "�1A��"),
    ("\u{202A}\u{202E}\u{2066}\u{2069}\u{200F}", "�����"),
    ("\u{1B}[31mred\u{1B}[0m", "�[31mred�[0m"),
  ])
  func `replaces control characters`(_ text: String, _ printable: String) {
    #expect(text.printable() == printable)
  }

  @Test func `keeps the escape sequences of a style, and no other`() {
    let text = Style.ansi.render("bad", .bad) + "\u{1B}[8mhidden\u{1B}[2J"

    #expect(text.printable(keeping: .ansi) == "\u{1B}[31mbad\u{1B}[0m�[8mhidden�[2J")
    #expect("a\nb\r\nc\u{7}".onOneLine == "a b c�")
  }
}
