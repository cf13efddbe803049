import Testing

@testable import LabOutput

struct TextTests {
  @Test(arguments: [
    ("saveTapped", 10, "saveTapped"), ("saveTapped", 9, "saveTapp…"), ("saveTapped", 1, "…"),
    ("saveTapped", 0, ""), ("saveTapped", -1, ""), ("", 0, ""),
    ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 4, "👨‍👩‍👧‍👦👨‍👩‍👧‍👦"), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 2, "…"),
  ])
  func `truncates text that is too wide`(_ text: String, _ width: Int, _ cut: String) {
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
}

struct UnitsTests {
  @Test(arguments: [
    (0, "0 ns"), (0.312, "0.312 ns"), (6.614, "6.61 ns"), (9.996, "10.0 ns"), (19.66, "19.7 ns"),
    (248.4, "248 ns"), (999.4, "999 ns"), (999.6, "1.00 µs"), (19_700, "19.7 µs"),
    (2_020_000, "2.02 ms"), (999_600_000, "1.00 s"), (1_500_000_000, "1.50 s"),
    (1_234_000_000_000, "1,230 s"), (-1_500, "-1.50 µs"), (.nan, "–"), (.infinity, "–"),
  ])
  func `durations have three significant digits`(nanoseconds: Double, text: String) {
    #expect(Units.duration(nanoseconds: nanoseconds) == text)
  }

  @Test(arguments: [
    (0, "0 B"), (999, "999 B"), (1_000, "1.00 kB"), (6_400, "6.40 kB"), (2_800_000, "2.80 MB"),
    (999_999, "1.00 MB"), (64_000_032, "64.0 MB"), (3_000_000_000_000_000, "3,000 TB"),
    (-1, "-1 B"),
  ])
  func `bytes count in powers of a thousand`(bytes: Int, text: String) {
    #expect(Units.bytes(bytes) == text)
  }

  @Test(arguments: [
    (0, "0×"), (0.0312, "0.031×"), (0.98, "0.980×"), (0.9996, "1.00×"), (1.018, "1.02×"),
    (9.996, "10.0×"), (12.34, "12.3×"), (812.4, "812×"), (3_118, "3,120×"), (.nan, "–"),
  ])
  func `ratios have a cross`(ratio: Double, text: String) {
    #expect(Units.ratio(ratio) == text)
  }
}
