import Testing

@testable import SourceCode

struct SwiftTextTests {
  private func code(_ text: String) -> [String] { SwiftText(text).lines.map(\.code) }

  @Test(arguments: [
    (#"a // { b"#, #"a       "#),
    (#"a /* { */ b"#, #"a         b"#),
    (#"a /* { /* " */ { */ b"#, #"a                   b"#),
    (#"get("https://x.y") // z"#, #"get("___________")     "#),
    (#"a("\"{")}"#, #"a("___")}"#),
    (#"a("\\") // }"#, #"a("__")     "#),
    (#"a("\(b("}")) {") {"#, #"a("_(b("_")) _") {"#),
    (#"a("\(b(c) + "{")") {"#, #"a("_(b(c) + "_")") {"#),
    (##"a(#"\"{"#) {"##, ##"a(#"___"#) {"##),
    (##"a(#"\{"#) {"##, ##"a(#"__"#) {"##),
    (##"a(#"\#(b) \(c)"#)"##, ##"a(#"__(b) ____"#)"##),
    (#"#if os(Linux) // a"#, #"#if os(Linux)     "#),
    (#"func `MV: { // x`() {"#, #"func `___ _ __ _`() {"#),
    (#"a("x"#, #"a("_"#), (#"a / b"#, #"a / b"#),
  ])
  func `blanks what is not code`(_ text: String, _ expected: String) {
    #expect(code(text) == [expected])
  }

  @Test func `reads literals and comments of several lines`() {
    let text = SwiftText(
      #"""
      let a = """
        // no comment "

        /* \(b("{") + """
          }
          """)
        """  // a comment
      /* b
      */ c
      """#)

    #expect(
      text.lines.map(\.code) == [
        #"let a = """"#, #"  __ __ _______ _"#, #""#, #"  __ _(b("_") + """"#, #"    _"#,
        #"    """)"#, #"  """              "#, "    ", "   c",
      ])
    #expect(
      text.lines.map(\.isCode) == [true, true, false, true, true, true, true, false, true])
  }

  @Test(arguments: [("a(\"x {", "a(\"_ _"), ("`x {", "`_ _")])
  func `ends an open literal with its line`(_ line: String, _ expected: String) {
    #expect(code(line + "\nb {") == [expected, "b {"])
  }

  @Test func `keeps each line as written`() {
    #expect(SwiftText("a // b\n\n  c\n").lines.map(\.text) == ["a // b", "", "  c"])
    #expect(SwiftText("").lines.isEmpty)
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
