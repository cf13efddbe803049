import Foundation
import Testing

@testable import LabReport

struct HTMLTests {
  @Test func `escapes interpolated text`() {
    let html: HTML = "<b>\("<i>&\"'")</b>"
    #expect(html.text == "<b>&lt;i&gt;&amp;&quot;&#39;</b>")
  }

  /// Each makes one character with what follows it.
  @Test(arguments: ["\u{0D4E}", "\u{0600}", "\u{1112E}"])
  func `escapes a sign of markup behind a prefix`(_ prefix: String) throws {
    let text = "<>&\"'</script>".map { prefix + String($0) }.joined()

    let html = HTML(text).text
    let json = try HTML.json(text).text

    #expect(!html.unicodeScalars.contains { "<>\"'".unicodeScalars.contains($0) })
    #expect(!json.unicodeScalars.contains { "<&".unicodeScalars.contains($0) })
  }

  @Test(arguments: [
    ("bell \u{7}", "bell \u{FFFD}"), ("\u{1B}[31mred", "\u{FFFD}[31mred"),
    ("\u{202E}override", "\u{FFFD}override"), ("\u{2067}isolate", "\u{FFFD}isolate"),
    ("no \u{FFFE} character", "no \u{FFFD} character"), ("zero \0", "zero \u{FFFD}"),
    ("family 👨‍👩‍👧, שלום", "family 👨‍👩‍👧, שלום"), ("two\nlines", "two\nlines"),
  ])
  func `shows control characters and keeps languages`(_ text: String, _ shown: String) {
    #expect(HTML(text).text == shown)
  }

  @Test func `JSON cannot end its script`() throws {
    let texts = ["</script><script>alert(1)</script>", "<!--", "a\u{2028}b\u{2029}", "&\"\\"]

    let json = try HTML.json(texts).text

    #expect(!json.contains { "<&\u{2028}\u{2029}".contains($0) })
    #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == texts)
  }

  @Test func `JSON has one order of keys`() throws {
    let numbers = Dictionary(uniqueKeysWithValues: (0..<50).map { ("key\($0)", $0) })

    let texts = try (0..<5).map { _ in try HTML.json(numbers).text }

    #expect(Set(texts).count == 1)
    #expect(texts[0].hasPrefix(#"{"key0":0,"key1":1,"key10":10,"#))
  }
}
