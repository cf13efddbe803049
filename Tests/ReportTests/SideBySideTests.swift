import Testing

@testable import Report

struct SideBySideTests {
  private func panel(_ heading: String, note: String? = nil, _ lines: String...) -> SideBySide.Panel
  {
    SideBySide.Panel(heading, note: note, lines: lines)
  }

  @Test func `columns stand next to each other, with their texts at one height`() {
    let page = SideBySide([
      [
        [
          panel(
            "MV", note: "through the stage, because the view is the model", "tap()", "", "see()")
        ],
        [panel("MVI", note: "through the reducer", "reduce()")],
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
        see()                                    │
        """)
  }

  @Test func `in 80 columns texts stand one below the other`() {
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
    #expect(heads(168, [row]) == ["AB", "CD"])
    #expect(heads(126, [row]) == ["AB", "CD"])
    #expect(heads(83, [row]) == ["AB", "CD"])
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

  @Test func `all rows have columns of one width, no wider than the longest line`() {
    let page = SideBySide([
      [[panel("A", "123456789")], [panel("B", "1")], [panel("C", "1")]],
      [[panel("D", "1")], [panel("E", "1")]],
    ])

    #expect(
      page.rendered(width: 300) == """
        A         │ B         │ C
        ──────────┼───────────┼──────────
        123456789 │ 1         │ 1

        D         │ E
        ──────────┼──────────
        1         │ 1
        """)
  }

  @Test func `a long line goes on behind a mark, where code can be broken`() {
    let page = SideBySide([
      [
        [
          panel(
            "A", "  let some = words(that: go, on: and, on: again)",
            "unbreakablebutforthis(andafterthat)", "  nothingtobreakatallwhateverhappenshere")
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
            ↪ verhappenshere

        ↪ the line goes on
        """)
  }

  @Test(arguments: 20...60)
  func `at every width no line is longer and nothing is lost`(_ width: Int) {
    let line = "        case .failed(let error): ErrorView(error: error) { input.retryTapped() }"
    let page = SideBySide([[[panel("Sources/Patterns/MV/Feed/FeedView.swift", line)]]])

    let text = page.rendered(width: width)

    let lines = text.split(separator: "\n")
    let body = lines.drop { !$0.hasPrefix("─") }.dropFirst()
    let code = body.prefix { !$0.hasPrefix("↪") }.joined().filter { $0 != "↪" && $0 != " " }
    #expect(code == line.filter { $0 != " " })
    #expect(lines.allSatisfy { $0.count <= width })
  }

  @Test func `a sign that takes two places keeps the bar in its place`() {
    let page = SideBySide([[[panel("A", "x👩‍👧y", "♥ 1")], [panel("B", "1", "2")]]])

    #expect(
      page.rendered(width: 100) == """
        A    │ B
        ─────┼─────
        x👩‍👧y │ 1
        ♥ 1  │ 2
        """)
  }

  @Test func `headings are strong, what guides the eye is quiet, and code is plain`() {
    let page = SideBySide([[[panel("A", note: "b", "c")], [panel("D", "e")]]])

    let text = page.rendered(width: 100, style: .ansi)

    #expect(
      text.split(separator: "\n") == [
        "\u{1B}[1mA\u{1B}[0m\u{1B}[2m │ \u{1B}[0m\u{1B}[1mD\u{1B}[0m",
        "\u{1B}[2mb\u{1B}[0m\u{1B}[2m │\u{1B}[0m",
        "\u{1B}[2m─\u{1B}[0m\u{1B}[2m─┼─\u{1B}[0m\u{1B}[2m─\u{1B}[0m",
        "c\u{1B}[2m │ \u{1B}[0me",
      ])
  }

  @Test func `a page without texts is empty`() {
    #expect(SideBySide([]).rendered() == "")
    #expect(SideBySide([[], []]).rendered() == "")
  }
}
