import LabOutput
import Testing

@testable import LabAudit
@testable import LabReport

struct PageTests {
  private func markup(
    _ run: SampleRun = .whole, lines: [WrittenLines] = []
  ) throws -> Markup {
    try Markup(run.saved.pageSections(lines: lines))
  }

  @Test func `has its parts, and each chart a title and a description`() throws {
    let markup = try markup()

    #expect(
      markup.texts("h2") == [
        "In short", "Answers", "Charts", "All figures", "How far to trust it",
      ])
    #expect(markup.texts("dt").count == 4)
    #expect(markup.all("svg").count == 4)
    #expect(markup.texts("title").allSatisfy { !$0.isEmpty })
    #expect(markup.texts("desc").allSatisfy { $0.hasPrefix("At ") })
    #expect(markup.texts("summary").count == 6)
    #expect(markup.all("table").count == markup.texts("caption").count)
    let ids = markup.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
  }

  @Test func `a pattern's row has its figures, coloured by their factor to the best`() throws {
    let lines = [WrittenLines(pattern: "MVI", changes: 40, located: 39)]

    let cells = try markup(lines: lines).all("td").map { ($0.text, $0.attributes["class"] ?? "") }

    for cell in [
      ("7.00 µs", "figure near"), ("8.00 ms", "figure farther"), ("3.20 MB", "figure farther"),
      ("39 of 40", "figure near"), ("40 of 40", "figure near"), ("0 of 40", "figure farther"),
    ] {
      #expect(cells.contains { $0 == cell }, "\(cell)")
    }
  }

  @Test func `times that are not trusted have no colour`() throws {
    var run = SampleRun.whole
    run.trust = "do not trust"

    let cells = try markup(run).all("td")

    #expect(cells.contains { $0.text == "8.00 ms" && $0.attributes["class"] == "figure" })
  }

  @Test func `an answer follows from the run, or is left out`() throws {
    let answers = try markup().texts("dd")
    #expect(answers[1].contains("Only if something still holds the old value when it changes."))
    #expect(answers[1].contains("1 of 2 patterns change a post in place; MV copies 50,000 posts"))
    #expect(answers[2].contains("in return-new-state, instead of"))

    let other = try markup(.whole.without("state-update"))
    #expect(other.texts("dd")[1].contains("In some patterns."))
    #expect(other.texts("dt").count == 3)
    #expect(
      other.texts("p").contains { $0.contains("lacks figures of traceability, state-update.") })
  }

  @Test func `text from a run is no markup`() {
    let html: HTML = "<b>\("<i>&\"'\u{202E}")</b>"

    #expect(html.text == "<b>&lt;i&gt;&amp;&quot;&#39;\u{FFFD}</b>")
  }

  @Test func `shows each test and screen in a column a pattern`() throws {
    let checkout = Checkout(files: [
      SourceFile(
        path: "Tests/SideBySideTests/LikeRollsBackTests.swift",
        text: """
          /// F6: given a feed, when a like fails, then the row is restored.
          struct LikeRollsBackTests {
            @Test func `A: through the view`() {
              let a = "</script>"
            }

            @Test func `B: through the store`() {
              store.send(.like(3))
            }
          }
          """),
      SourceFile(path: "Sources/Patterns/A/Feed/FeedView.swift", text: "like(3)\n"),
      SourceFile(path: "Sources/Patterns/B/Feed/FeedView.swift", text: "like(4)\n"),
    ])

    let markup = try Markup([CodeSection(of: checkout, patterns: ["A", "B"]).section])

    #expect(markup.texts("summary").contains("Test F6 Like rolls back"))
    for text in ["like(3)", "like(4)", "let a = \"</script>\"", "store.send(.like(3))"] {
      #expect(markup.texts("code").contains { $0.contains(text) }, "\(text)")
    }
    #expect(markup.all("div").compactMap { $0.attributes["data-pattern"] }.prefix(2) == ["A", "B"])
  }
}
