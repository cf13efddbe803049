import Report
import Testing

@Suite struct TableTests {
  private func strategies() -> Table {
    var table = Table(
      "Like one post of 1,600",
      columns: [.left("strategy"), .right("time"), .right("ratio"), .left("verdict")])
    table.addRow(["in place", "6.61 ns", "1.00×", "same"])
    table.addRow(["full rebuild of the state", "19.7 µs", Cell("2,980×", .bad), "slower"])
    return table
  }

  @Test func `figures line up on the right, words on the left`() {
    #expect(
      strategies().rendered() == """
        Like one post of 1,600

        strategy                      time   ratio  verdict
        ───────────────────────────────────────────────────
        in place                   6.61 ns   1.00×  same
        full rebuild of the state  19.7 µs  2,980×  slower
        """)
  }

  @Test func `wide characters leave the columns where they are`() {
    var table = Table(columns: [.left("post"), .right("likes")])
    table.addRow(["👨‍👩‍👧‍👦 👨‍👩‍👧‍👦 👨‍👩‍👧‍👦", "3"])
    table.addRow(["rain", "12"])

    #expect(
      table.rendered(width: 13) == """
        post    likes
        ─────────────
        👨‍👩‍👧‍👦 👨‍👩‍👧‍👦…      3
        rain       12
        """)
  }

  @Test func `sections have titles and the table has footnotes`() {
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

  @Test func `a narrow terminal cuts the widest column of words`() {
    #expect(
      strategies().rendered(width: 42) == """
        Like one post of 1,600

        strategy             time   ratio  verdict
        ──────────────────────────────────────────
        in place          6.61 ns   1.00×  same
        full rebuild of…  19.7 µs  2,980×  slower
        """)
  }

  @Test(arguments: 0...80)
  func `no line is longer than the width`(width: Int) {
    var table = strategies()
    table.addSection("a section with a long title")
    table.addRow(["in place"])

    let lines = table.rendered(width: width).split(separator: "\n")

    #expect(lines.allSatisfy { $0.count <= width })
  }

  @Test func `missing cells stay empty and further cells are left out`() {
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

  @Test func `a table without rows is its head`() {
    #expect(
      Table(columns: [.left("a"), .right("b")]).rendered() == """
        a  b
        ────
        """)
  }

  @Test func `colours leave the columns where they are`() {
    let plain = strategies().rendered(style: .plain)
    let coloured = strategies().rendered(style: .ansi)

    #expect(coloured.contains("\u{1B}[31m2,980×\u{1B}[0m"))
    #expect(coloured.replacing(/\u{1B}\[\d+m/, with: "") == plain)
  }
}
