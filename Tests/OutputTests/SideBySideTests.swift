import Testing

@testable import LabOutput

struct SideBySideTests {
  private func panel(
    _ heading: String, notes: [String] = [], _ lines: String...
  ) -> SideBySide.Panel {
    SideBySide.Panel(heading, notes: notes, lines: lines)
  }

  @Test func `texts of columns start at one height`() {
    let page = SideBySide([
      [
        [
          panel(
            "MV", notes: ["through the stage, because the view itself is the model"], "tap()", "",
            "see")
        ],
        [panel("MVI", notes: ["through the reducer"], "reduce()"), panel("State", "var name")],
      ]
    ])

    #expect(
      page.rendered(width: 99) == """
        MV                                               │ MVI
        through the stage, because the view itself is    │ through the reducer
        the model                                        │
        ─────────────────────────────────────────────────┼─────────────────────────────────────────────────
        tap()                                            │ reduce()
                                                         │
        see                                              │ State
                                                         │ ────────────────────────────────────────────────
                                                         │ var name
        """)
  }

  @Test func `a row that does not fit is broken into equal parts`() {
    let rows = ["ABCD", "EFGHI"].map { $0.map { [panel("\($0)", "x")] } }
    let heads = { (width: Int, rows: [[SideBySide.Column]]) in
      SideBySide(rows).rendered(width: width).split(separator: "\n")
        .filter { $0.contains(/[A-I]/) }
        .map { $0.split { !$0.isLetter }.joined() }
    }

    #expect(SideBySide([[], []]).rendered() == "")
    #expect(heads(201, [rows[0]]) == ["ABCD"])
    #expect(heads(200, [rows[0]]) == ["AB", "CD"])
    #expect(heads(99, [rows[0]]) == ["AB", "CD"])
    #expect(heads(98, [rows[0]]) == ["A", "B", "C", "D"])
    #expect(heads(150, rows) == ["AB", "CD", "EFG", "HI"])
  }

  @Test func `a long line continues behind a mark, where code can be broken`() {
    let page = SideBySide([
      [
        [
          panel(
            "A", "  let some = words(that: go, on: and, on: again)",
            "unbreakablebutforthis(andafterthat)", "  nothingtobreakatallwhateverfollowshere")
        ]
      ]
    ])

    #expect(
      page.rendered(width: 26) == """
        A
        ──────────────────────────
          let some = words(that:
            ↪ go, on: and, on:
            ↪ again)
        unbreakablebutforthis(
          ↪ andafterthat)
          nothingtobreakatallwhate
            ↪ verfollowshere

        ↪ the line goes on
        """)
  }
}
