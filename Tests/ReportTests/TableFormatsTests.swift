import Report
import Testing

@Suite struct TableFormatsTests {
  private func strategies() -> Table {
    var table = Table("Like | unlike", columns: [.left("strategy"), .right("time"), .right("×")])
    table.addRow(["in place", "6.61 ns", "1.00"])
    table.addRow(["a|b *or* c_d", Cell("19.7 µs", .bad), "2,980"])
    table.footnotes = ["Median of 20 rounds.", "Under 1 < 2."]
    return table
  }

  @Test func `Markdown lines up in the source, and shows every character as it is`() {
    #expect(
      strategies().markdown() == #"""
        ### Like \| unlike

        | strategy         |    time |     × |
        | ---------------- | ------: | ----: |
        | in place         | 6.61 ns |  1.00 |
        | a\|b \*or\* c\_d | 19.7 µs | 2,980 |

        Median of 20 rounds.

        Under 1 \< 2.
        """#)
  }

  @Test func `each section is a table of its own in Markdown, and a column in CSV`() {
    var table = Table(columns: [.left("form"), .right("n")])
    table.addSection("time")
    table.addRow(["MV", "1"])
    table.addSection("mallocs, all")
    table.addRow(["MV", "20,000"])

    #expect(
      table.markdown() == """
        **time**

        | form |      n |
        | ---- | -----: |
        | MV   |      1 |

        **mallocs, all**

        | form |      n |
        | ---- | -----: |
        | MV   | 20,000 |
        """)
    #expect(
      table.csv() == "section,form,n\r\ntime,MV,1\r\n\"mallocs, all\",MV,\"20,000\"\r\n")
  }

  @Test func `a table without rows is its head`() {
    let table = Table(columns: [.left("a"), .right("b")])

    #expect(table.markdown() == "| a   |   b |\n| --- | --: |")
    #expect(table.csv() == "a,b\r\n")
  }

  @Test(arguments: [
    ("plain text", "plain text"),
    ("", ""),
    ("a,b", "\"a,b\""),
    ("say \"no\"", "\"say \"\"no\"\"\""),
    ("\"", "\"\"\"\""),
    ("two\nlines", "\"two\nlines\""),
    ("two\r\nlines", "\"two\r\nlines\""),
    ("\r", "\"\r\""),
    ("é,\u{301}", "\"é,\u{301}\""),
  ])
  func `CSV quotes what would be read as something else`(text: String, field: String) {
    var table = Table(columns: [.left("a")])
    table.addRow([Cell(text)])

    // Scalars, because one character may be CR and LF, or a comma with an accent.
    #expect(Array(table.csv().unicodeScalars) == Array("a\r\n\(field)\r\n".unicodeScalars))
  }

  @Test func `a line break in a cell does not end the row in Markdown`() {
    var table = Table(columns: [.left("a")])
    table.addRow(["two\r\nlines \\ `code` <b>"])

    #expect(table.markdown().hasSuffix(#"| two lines \\ \`code\` \<b> |"#))
  }
}
