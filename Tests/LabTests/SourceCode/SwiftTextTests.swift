import Testing

@testable import LabSourceCode

struct SwiftTextTests {
  private func code(_ text: String) -> [String] { SwiftText(text).lines.map(\.code) }

  @Test(arguments: [
    (#"a // { b"#, #"a       "#),
    (#"a /* { */ b"#, #"a         b"#),
    (#"get("https://x.y") // z"#, #"get(_____________)     "#),
    (#"a("\"{")}"#, #"a(_____)}"#),
    (#"a("\\") // }"#, #"a(____)     "#),
    (#"a("\(b) {") {"#, #"a(_____ __) {"#),
    (#"func `MV: { // x`() {"#, #"func ____ _ __ __() {"#),
    (#"a("x {"#, #"a("x {"#), (#"a / b"#, #"a / b"#),
  ])
  func `blanks what is not code`(_ text: String, _ expected: String) {
    #expect(code(text) == [expected])
  }

  @Test func `reads literals and comments of several lines`() {
    let text = SwiftText(
      #"""
      let a = """
        // no comment "

        }
        """  // a comment
      /* b
      */ c
      """#)

    #expect(
      text.lines.map(\.code) == [
        "let a = ___", "  __ __ _______ _", "", "  _", "  ___              ", "    ", "   c",
      ])
    #expect(text.lines.map(\.isCode) == [true, true, false, true, true, false, true])
    #expect(text.lines[1].text == #"  // no comment ""#)
  }

  @Test func `knows the depth of lines and the ends of blocks`() {
    let text = SwiftText(
      """
      struct A {
        var b: Int {
          1 // }
        }
        let c = 1
      }
      }
      open {
      """)

    #expect(text.lines.map(\.depth) == [0, 1, 2, 2, 1, 1, 0, -1])
    #expect(text.block(from: 0) == 0...5)
    #expect(text.block(from: 1) == 1...3)
    #expect(text.block(from: 4) == nil)
    #expect(text.block(from: 7) == nil)
  }
}
