import LabOutput
import Testing

struct TableTests {
  private func strategies() -> Table {
    var table = Table(
      "Like, unlike", columns: [.left("strategy"), .right("time"), .left("verdict")])
    table.addSection("one post, of 1,600")
    table.addRow(["in place", "6.61 ns"])
    table.addRow(["a of b or c of d", Cell("19.7 µs", .bad), "slower than in place", "beyond"])
    table.addSection("all")
    table.addRow(["two lines of text", "1,000 ns", "same"])
    table.footnotes = ["Bytes are counted, not timed, in all.", "Seed 7."]
    return table
  }

  @Test func `shows sections and footnotes`() {
    #expect(
      strategies().rendered(width: 34) == """
        Like, unlike

          strategy        time  verdict
        ──────────────────────────────────
        one post, of 1,600
          in place     6.61 ns
          a of b or    19.7 µs  slower
          c of d                than in
                                place

        all
          two lines   1,000 ns  same
          of text

        Bytes are counted, not timed, in
        all.
        Seed 7.
        """)
  }

  @Test func `wraps the title and the words, and cuts no path`() {
    var table = Table("The file of a change", columns: [.left("path"), .left("by"), .right("at")])
    table.addRow(["Sources/Feed.swift and 👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦", "3"])

    #expect(
      table.rendered(width: 9) == """
        The file
        of a
        change

        path                by  at
        ──────────────────────────
        Sources/Feed.swift  👨‍👩‍👧‍👦   3
        and 👨‍👩‍👧‍👦
        """)
  }
}
