import Report
import Testing

struct TableTests {
  private func strategies() -> Table {
    var table = Table(
      "Like one post of 1,600",
      columns: [.left("strategy"), .right("time"), .right("ratio"), .left("verdict")])
    table.addRow(["in place", "6.61 ns", "1.00×", "same"])
    table.addRow(["full rebuild of the state", "19.7 µs", Cell("2,980×", .bad), "slower"])
    return table
  }

  @Test func `aligns figures on the right, words on the left`() {
    #expect(
      strategies().rendered() == """
        Like one post of 1,600

        strategy                      time   ratio  verdict
        ───────────────────────────────────────────────────
        in place                   6.61 ns   1.00×  same
        full rebuild of the state  19.7 µs  2,980×  slower
        """)
  }

  @Test func `shows sections and footnotes`() {
    var table = Table(columns: [.left("strategy"), .right("copied")])
    table.addSection("like one post")
    table.addRow(["in place", "0 B"])
    table.addRow(["snapshot kept", "2.80 MB"])
    table.addSection("flip isLoading")
    table.addRow(["in place", "0 B"])
    table.footnotes = ["Bytes are counted, not timed.", "Seed 7."]

    #expect(
      table.rendered(width: 26) == """
          strategy        copied
        ────────────────────────
        like one post
          in place           0 B
          snapshot kept  2.80 MB

        flip isLoading
          in place           0 B

        Bytes are counted, not
        timed.
        Seed 7.
        """)
  }

  @Test func `cuts the widest column of words on a narrow terminal`() {
    var table = Table(columns: [.left("post"), .left("topic"), .right("likes")])
    table.addRow(["👨‍👩‍👧‍👦 and the rest of the family", "weather", "3"])
    table.addRow(["rain", "👨‍👩‍👧‍👦", "12"])

    #expect(
      table.rendered(width: 29) == """
        post           topic    likes
        ─────────────────────────────
        👨‍👩‍👧‍👦 and the r…  weather      3
        rain           👨‍👩‍👧‍👦          12
        """)
    #expect(table.rendered(width: 1).contains("👨‍👩‍👧‍👦 and …  weather      3"))
  }

  @Test func `missing cells stay empty and further cells are dropped`() {
    var table = Table(columns: [.left("a"), .right("b")])
    table.addRow(["one"])
    table.addRow(["two", "2", "3"])

    #expect(
      table.rendered() == """
        a    b
        ──────
        one
        two  2
        """)
  }

  @Test func `colours leave the columns in place`() {
    let plain = strategies().rendered(style: .plain)
    let coloured = strategies().rendered(style: .ansi)

    #expect(coloured.contains("\u{1B}[31m2,980×\u{1B}[0m"))
    #expect(coloured.replacing(/\u{1B}\[\d+m/, with: "") == plain)
  }

  @Test func `Markdown lines up in the source and shows every character`() {
    var table = Table("Like | unlike", columns: [.left("strategy"), .right("time")])
    table.addRow(["a|b *or* c_d", Cell("19.7 µs", .bad)])
    table.addRow(["two\r\nlines \\ `x` <b>", "6.61 ns"])
    table.footnotes = ["Median of 20 rounds.", "Under 1 < 2."]

    #expect(
      table.markdown() == #"""
        ### Like \| unlike

        | strategy                |    time |
        | ----------------------- | ------: |
        | a\|b \*or\* c\_d        | 19.7 µs |
        | two lines \\ \`x\` \<b> | 6.61 ns |

        Median of 20 rounds.

        Under 1 \< 2.
        """#)
  }

  @Test func `a section is a table in Markdown and a column in CSV`() {
    var table = Table(columns: [.left("pattern"), .right("n")])
    table.addSection("time")
    table.addRow(["MV", "1"])
    table.addSection("mallocs, all")
    table.addRow(["MV", "20,000"])

    #expect(
      table.markdown() == """
        **time**

        | pattern |      n |
        | ------- | -----: |
        | MV      |      1 |

        **mallocs, all**

        | pattern |      n |
        | ------- | -----: |
        | MV      | 20,000 |
        """)
    #expect(table.csv() == "section,pattern,n\r\ntime,MV,1\r\n\"mallocs, all\",MV,\"20,000\"\r\n")
  }

  @Test func `a table without rows is its head`() {
    let table = Table(columns: [.left("a"), .right("b")])

    #expect(table.rendered() == "a  b\n────")
    #expect(table.markdown() == "| a   |   b |\n| --- | --: |")
    #expect(table.csv() == "a,b\r\n")
  }

  @Test(arguments: [
    ("plain text", "plain text"), ("", ""), ("a,b", "\"a,b\""),
    ("say \"no\"", "\"say \"\"no\"\"\""), ("two\nlines", "\"two\nlines\""), ("\r", "\"\r\""),
    ("é,\u{301}", "\"é,\u{301}\""),
  ])
  func `CSV quotes what would be read as something else`(text: String, field: String) {
    var table = Table(columns: [.left("a")])
    table.addRow([Cell(text)])

    // Scalars, because one character may be CR and LF, or a comma with an accent.
    #expect(Array(table.csv().unicodeScalars) == Array("a\r\n\(field)\r\n".unicodeScalars))
  }
}
