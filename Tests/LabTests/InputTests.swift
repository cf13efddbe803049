import Testing

@testable import lab

struct InputTests {
  private func lines(_ text: some Sequence<UInt8>, most: Int = 10) -> [String] {
    var bytes = text.makeIterator()
    var lines: [String] = []
    while lines.count < most, let line = Input.line(from: { bytes.next() }) { lines.append(line) }
    return lines
  }

  @Test(arguments: [
    ("", []), ("\n", [""]), ("1\n2\n", ["1", "2"]), ("1\n\n2", ["1", "", "2"]),
    ("1\r\n2\r\n", ["1", "2"]), ("½\n", ["½"]),
  ])
  func `a line ends with a line break or with the input`(text: String, expected: [String]) {
    #expect(lines(text.utf8) == expected)
  }

  @Test func `bytes that are no text are replaced`() {
    #expect(lines([0xFF, 0x0A]) == ["\u{FFFD}"])
  }

  @Test func `input without a line break comes in parts`() {
    let endless = sequence(first: UInt8(ascii: "0")) { $0 }

    #expect(lines(endless, most: 2).map(\.count) == [Input.longestLine, Input.longestLine])
  }
}
