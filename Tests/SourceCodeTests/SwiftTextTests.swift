import Testing

@testable import SourceCode

struct SwiftTextTests {
  private func code(_ text: String) -> String {
    SwiftText(text).lines.map(\.code).joined(separator: "\n")
  }

  @Test(arguments: [
    (#"a // { b"#, #"a       "#),
    (#"a /* { */ b"#, #"a         b"#),
    (#"a /* { /* " */ { */ b"#, #"a                   b"#),
    (#"get("https://x.y") // z"#, #"get("___________")     "#),
    (#"a("\"{")}"#, #"a("___")}"#),
    (#"a("\\") // }"#, #"a("__")     "#),
    (#"a("\(b("}")) {") {"#, #"a("_(b("_")) _") {"#),
    (##"a(#"\"{"#) {"##, ##"a(#"___"#) {"##),
    (##"a(#"\{"#) {"##, ##"a(#"__"#) {"##),
    (##"a(#"\#(b) \(c)"#)"##, ##"a(#"__(b) ____"#)"##),
    (#"func `MV: { // x`() {"#, #"func `___ _ __ _`() {"#),
    (#"a("x"#, #"a("_"#),
  ])
  func `what is no code is blotted out`(_ text: String, _ expected: String) {
    #expect(code(text) == expected)
  }

  @Test func `a literal of several lines is code, whatever it says`() {
    let text = SwiftText(
      #"""
      let a = """
        // no comment "

        /* \(b("{") + """
          }
          """)
        """  // a comment
      // b
      """#)

    #expect(
      text.lines.map(\.code) == [
        #"let a = """"#, #"  __ __ _______ _"#, #""#, #"  __ _(b("_") + """"#, #"    _"#,
        #"    """)"#, #"  """              "#, #"    "#,
      ])
    #expect(text.lines.map(\.isCode) == [true, true, false, true, true, true, true, false])
  }

  @Test func `a comment of several lines is none`() {
    let text = SwiftText("a /* b\n  c { */ d\n/**/\n")

    #expect(text.lines.map(\.code) == ["a     ", "         d", "    "])
    #expect(text.lines.map(\.isCode) == [true, true, false])
  }

  @Test func `a line is kept as it was`() {
    #expect(SwiftText("a // b\n\n  c\n").lines.map(\.text) == ["a // b", "", "  c"])
    #expect(SwiftText("").lines.isEmpty)
  }

  @Test func `a literal that is not closed ends with its line`() {
    #expect(SwiftText("a(\"x {\nb {").lines.map(\.code) == ["a(\"_ _", "b {"])
  }
}
