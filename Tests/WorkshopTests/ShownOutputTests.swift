import LabWorkshop
import Testing

struct ShownOutputTests {
  private static let printed = """
    MVVM: who changed what

    appear
    ├─ ? phase: loading → loaded
    └─ effect page: started
    tap like-50
    ├─ ? posts[0]: 8 → 9
    ├─ effect like: started
    └─ effect like: finished
    13 mutations, 0 named.
    """

  private func renewed(_ shown: String...) throws(ShownOutputError) -> String {
    let text = "$ swift run lab trace feed\n" + shown.map { $0 + "\n" }.joined()
    return try ShownOutput(text).renewed(by: Self.printed)
  }

  @Test func `what is printed as before stays`() throws {
    let shown = """
      $ swift run lab trace feed
      MVVM: who changed what

      …
      tap like-50
      ├─ ? posts[0]: 8 → 9
      …
      13 mutations, 0 named.

      """

    #expect(try ShownOutput(shown).renewed(by: Self.printed) == shown)
  }

  @Test func `a figure, a word and a new line are renewed in their place`() throws {
    #expect(
      try renewed(
        "…", "tap like-50", "├─ ? posts[0]: 7 → 8", "└─ effect like: finished", "…",
        "12 mutations, 0 named.")
          == """
          $ swift run lab trace feed
          …
          tap like-50
          ├─ ? posts[0]: 8 → 9
          ├─ effect like: started
          └─ effect like: finished
          …
          13 mutations, 0 named.

          """)
  }

  @Test func `a line within a part that is no longer printed goes`() throws {
    #expect(
      try renewed("appear", "├─ something else entirely", "└─ effect page: started", "…")
        == """
        $ swift run lab trace feed
        appear
        ├─ ? phase: loading → loaded
        └─ effect page: started
        …

        """)
  }

  @Test func `of equal lines, the one beside its neighbour is meant`() throws {
    let shown = ShownOutput("$ swift run lab trace\n…\ntap b\nstarted\n")

    #expect(
      try shown.renewed(by: "tap a\nstarted\nended\ntap b\nstarted\nended\n")
        == "$ swift run lab trace\n…\ntap b\nstarted\n")
    #expect(
      try ShownOutput("$ swift run lab trace\nstarted\nended b\n")
        .renewed(by: "started\nended a\nstarted\nended b\n")
        == "$ swift run lab trace\nstarted\nended b\n")
  }

  @Test(arguments: [["appear", "…", "no such line"], ["no such line", "appear", "…"]])
  func `a part whose first or last line is gone is an error`(_ shown: [String]) {
    let text = "$ lab trace feed\n" + shown.map { $0 + "\n" }.joined()

    #expect(throws: ShownOutputError.isGone("no such line", "lab trace feed")) {
      try ShownOutput(text).renewed(by: Self.printed)
    }
  }

  @Test(arguments: [
    ("$ swift run lab trace --pattern MVI feed", ["trace", "--pattern", "MVI", "feed"]),
    ("$ swift run -c release lab bench", ["bench"]), ("$ wc -l", nil), ("# with the bug", nil),
  ])
  func `only the lab is run`(_ line: String, _ arguments: [String]?) {
    #expect(ShownOutput(line + "\noutput\n").labArguments == arguments)
  }
}
