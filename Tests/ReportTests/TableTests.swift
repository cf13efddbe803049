import Report
import Testing

struct TableTests {
  private func strategies() -> Table {
    var table = Table(
      "Like | unlike", columns: [.left("strategy"), .right("time"), .left("verdict")])
    table.addSection("one post, of 1,600")
    table.addRow(["in place", "6.61 ns"])
    table.addRow(["a|b *or* c_d", Cell("19.7 µs", .bad), "slower", "beyond"])
    table.addSection("all")
    table.addRow(["two lines \\ `x` <b>", "1,000 ns", "same"])
    table.footnotes = ["Bytes are counted, not timed, under 1 < 2.", "Seed 7."]
    return table
  }

  @Test func `emphasis adds colours and nothing else`() {
    let coloured = strategies().rendered(style: .ansi)

    #expect(coloured.contains("\u{1B}[31m19.7 µs\u{1B}[0m"))
    #expect(coloured.replacing(/\u{1B}\[\d+m/, with: "") == strategies().rendered())
  }

  @Test func `shows sections and footnotes`() {
    #expect(
      strategies().rendered(width: 30) == """
        Like | unlike

          strategy       time  verdict
        ──────────────────────────────
        one post, of 1,600
          in place    6.61 ns
          a|b *or*…   19.7 µs  slower

        all
          two line…  1,000 ns  same

        Bytes are counted, not timed,
        under 1 < 2.
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

  @Test func `Markdown lines up in the source and shows every character`() {
    var table = strategies()
    table.addRow(["two\r\nlines"])

    #expect(
      table.markdown() == #"""
        ### Like \| unlike

        **one post, of 1,600**

        | strategy                |     time | verdict |
        | ----------------------- | -------: | ------- |
        | in place                |  6.61 ns |         |
        | a\|b \*or\* c\_d        |  19.7 µs | slower  |

        **all**

        | strategy                |     time | verdict |
        | ----------------------- | -------: | ------- |
        | two lines \\ \`x\` \<b> | 1,000 ns | same    |
        | two lines               |          |         |

        Bytes are counted, not timed, under 1 \< 2.

        Seed 7.
        """#)
  }

  @Test func `CSV is the rows of all sections under one head`() {
    #expect(
      strategies().csv().replacing("\r\n", with: "\n") == """
        strategy,time,verdict
        in place,6.61 ns,
        a|b *or* c_d,19.7 µs,slower
        two lines \\ `x` <b>,"1,000 ns",same

        """)
  }

  @Test func `a table without rows is its head`() {
    let table = Table(columns: [.left("a"), .right("b")])

    #expect(table.rendered() == "a  b\n────")
    #expect(table.markdown() == "| a   |   b |\n| --- | --: |")
    #expect(table.csv() == "a,b\r\n")
  }

  @Test(arguments: [
    ("plain text", "plain text"), ("", ""), ("say \"no\"", "\"say \"\"no\"\"\""),
    ("two\nlines", "\"two\nlines\""), ("\r", "\"\r\""), ("é,\u{301}", "\"é,\u{301}\""),
  ])
  func `CSV quotes what would be read as something else`(text: String, field: String) {
    var table = Table(columns: [.left("a")])
    table.addRow([Cell(text)])

    // Scalars, because one character may be CR and LF, or a comma with an accent.
    #expect(Array(table.csv().unicodeScalars) == Array("a\r\n\(field)\r\n".unicodeScalars))
  }
}
