import LabOutput
import Testing

struct TableTests {
  private func strategies() -> Table {
    var table = Table(
      "Like, unlike", columns: [.left("strategy"), .right("time"), .left("verdict")])
    table.addSection("one post, of 1,600")
    table.addRow(["in place", "6.61 ns"])
    table.addRow(["a of b or c of d", Cell("19.7 µs", .bad), "slower", "beyond"])
    table.addSection("all")
    table.addRow(["two lines of text", "1,000 ns", "same"])
    table.footnotes = ["Bytes are counted, not timed, in all.", "Seed 7."]
    return table
  }

  @Test func `shows sections and footnotes`() {
    #expect(
      strategies().rendered(width: 30) == """
        Like, unlike

          strategy       time  verdict
        ──────────────────────────────
        one post, of 1,600
          in place    6.61 ns
          a of b o…   19.7 µs  slower

        all
          two line…  1,000 ns  same

        Bytes are counted, not timed,
        in all.
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
}
