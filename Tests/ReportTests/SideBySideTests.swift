import Testing

@testable import Report

struct SideBySideTests {
  private func panel(_ heading: String, note: String? = nil, _ lines: String...) -> SideBySide.Panel
  {
    SideBySide.Panel(heading, note: note, lines: lines)
  }

  @Test func `texts of columns start at one height`() {
    let page = SideBySide([
      [
        [panel("MV", note: "through the stage, because the view is the model", "tap()", "", "see")],
        [panel("MVI", note: "through the reducer", "reduce()"), panel("State", "var name")],
      ]
    ])

    #expect(
      page.rendered(width: 83) == """
        MV                                       │ MVI
        through the stage, because the view is   │ through the reducer
        the model                                │
        ─────────────────────────────────────────┼─────────────────────────────────────────
        tap()                                    │ reduce()
                                                 │
        see                                      │ State
                                                 │ ────────────────────────────────────────
                                                 │ var name
        """)
  }

  @Test func `texts are one below the other in 80 columns`() {
    let page = SideBySide([
      [[panel("MV", "tap()")], [panel("MVI", "send()"), panel("State", "var a = 1")]], [],
    ])

    #expect(
      page.rendered() == """
        MV
        ─────────
        tap()

        MVI
        ─────────
        send()

        State
        ─────────
        var a = 1
        """)
  }

  @Test func `a row that does not fit is broken into equal parts`() {
    let row = ["A", "B", "C", "D"].map { [panel($0, "x")] }
    let longer = ["E", "F", "G", "H", "I"].map { [panel($0, "x")] }
    let heads = { (width: Int, rows: [[SideBySide.Column]]) in
      SideBySide(rows).rendered(width: width).split(separator: "\n")
        .filter { $0.contains(/[A-I]/) }
        .map { $0.split { !$0.isLetter }.joined() }
    }

    #expect(heads(169, [row]) == ["ABCD"])
    #expect(heads(126, [row]) == ["AB", "CD"])
    #expect(heads(82, [row]) == ["A", "B", "C", "D"])
    #expect(heads(126, [row, longer]) == ["AB", "CD", "EFG", "HI"])
  }

  @Test(arguments: [(30, 83), (40, 83), (41, 85), (50, 103), (56, 115), (90, 115)])
  func `a column is readable when it holds two lines in three`(_ usual: Int, _ least: Int) {
    let lines = [1, usual, 100].map { String(repeating: "x", count: $0) }
    let page = SideBySide([[[SideBySide.Panel("A", lines: lines)], [panel("B", "")]]])

    #expect(page.rendered(width: least).contains(/A +│ B/))
    #expect(!page.rendered(width: least - 1).contains("│"))
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

  @Test(arguments: 20...60)
  func `at every width no line is longer and nothing is lost`(_ width: Int) {
    let line = "        case .failed(let error): ErrorView(error: error) { input.retryTapped() }"
    let page = SideBySide([[[panel("Sources/Patterns/MV/Feed/FeedView.swift", line)]]])

    let lines = page.rendered(width: width).split(separator: "\n")

    let body = lines.drop { !$0.hasPrefix("─") }.dropFirst()
    let code = body.prefix { !$0.hasPrefix("↪") }.joined().filter { $0 != "↪" && $0 != " " }
    #expect(code == line.filter { $0 != " " })
    #expect(lines.allSatisfy { $0.count <= width })
  }

  @Test func `headings are strong, lines quiet, and code plain, also beside wide characters`() {
    let page = SideBySide([[[panel("A", note: "b", "x👩‍👧y")], [panel("D", "e")]]])

    #expect(
      page.rendered(width: 100, style: .ansi) == """
        \u{1B}[1mA\u{1B}[0m   \u{1B}[2m │ \u{1B}[0m\u{1B}[1mD\u{1B}[0m
        \u{1B}[2mb\u{1B}[0m   \u{1B}[2m │\u{1B}[0m
        \u{1B}[2m────\u{1B}[0m\u{1B}[2m─┼─\u{1B}[0m\u{1B}[2m────\u{1B}[0m
        x👩‍👧y\u{1B}[2m │ \u{1B}[0me
        """)
  }

  @Test func `a page without texts is empty`() {
    #expect(SideBySide([]).rendered() == "")
    #expect(SideBySide([[], []]).rendered() == "")
  }
}
