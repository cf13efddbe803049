import Foundation
import LabContract
import LabPatterns
import Testing

@testable import LabReport
@testable import LabSourceCode

struct CodeSectionTests {
  private let checkout = Checkout(files: [
    SourceFile(
      path: "Tests/SideBySideTests/LikeRollsBackTests.swift",
      text: """
        import Testing

        /// F6: given a feed, when a like fails, then the row is restored.
        struct LikeRollsBackTests {
          @Test func `A: through <b>`() {
            let a = "</script>" // "quoted" & 'so'
            like(3)
          }

          /// Unchecked: the view.
          @Test func `B: through the store`() {
            store.send(.like(3))
            if true {
              like(3)
            }
          }
        }
        """),
    SourceFile(path: "Sources/Patterns/A/Feed/FeedView.swift", text: "view\nlike(3)\n{\n"),
    SourceFile(path: "Sources/Patterns/B/Feed/FeedView.swift", text: "view\nlike(4)\n"),
    SourceFile(path: "Sources/Patterns/C/Feed/FeedView.swift", text: "view\n"),
    SourceFile(path: "Sources/Patterns/B/Feed/FeedStore.swift", text: "view\nlike(3)\n"),
  ])

  private func html() throws -> String {
    try CodeSection(of: checkout, patterns: ["A", "B", "C"]).section.content.text
  }

  @Test func `marks the lines that not every chosen pattern has`() throws {
    let marked = try html().matches(of: /<mark>(.*)\n<\/mark>/).map(\.1)

    // Not: a line that differs in its indentation, a line without a letter, or one in another file.
    #expect(
      marked == [
        "let a = &quot;&lt;/script&gt;&quot; // &quot;quoted&quot; &amp; &#39;so&#39;",
        "store.send(.like(3))", "if true {", "like(4)",
      ])
  }

  @Test func `counts the lines that differ, and names what a test leaves out`() throws {
    let html = try html()

    #expect(html.contains("<strong>A · through &lt;b&gt;</strong> 1 of 2 lines differ.<"))
    #expect(
      html.contains(
        "<strong>B · through the store</strong> 2 of 4 lines differ. Unchecked: the view.<"))
  }

  @Test func `shows files of one name in one row`() throws {
    let rows = try html().split(separator: "<div class=\"code-row\">").map { row in
      row.matches(of: /<strong>(.*?)<\/strong>/).map { String($0.1) }
    }

    #expect(
      rows.suffix(2) == [
        ["A · Feed/FeedView.swift", "B · Feed/FeedView.swift"], ["B · Feed/FeedStore.swift"],
      ])
  }

  @Test func `keeps each line and each panel once`() throws {
    let topics = CodeTopics(of: checkout, ["A", "B", "C", "A"])

    #expect(topics.lines.values.count(where: { $0 == "like(3)" }) == 1)
    #expect(Set(topics.lines.values).count == topics.lines.values.count)
    #expect(Set(topics.panels.values).count == topics.panels.values.count)
    #expect(topics.topics[0].parts[1].columns[0] == topics.topics[0].parts[1].columns[3])
  }

  @Test func `no text of the code ends the data`() throws {
    let html = try html()
    let data = try #require(html.firstMatch(of: /id="code-data">(.*)<\/script>$/)?.1)

    #expect(!data.contains("<"))
    #expect(try JSONSerialization.jsonObject(with: Data(data.utf8)) is [String: Any])
  }

  @Test func `is the same on a second run, below 300 KB, with the code of this checkout`() throws {
    let patterns = Patterns.all.map(\.name)
    let sections = try (0..<2).map { _ in
      try CodeSection(of: Checkout.here(), patterns: patterns).section.content.text
    }

    #expect(sections[0] == sections[1])
    #expect(sections[0].utf8.count < 300_000)
    #expect(sections[0].matches(of: /<option/).count == 17)
  }

  @Test func `says why there is no code without a checkout`() throws {
    let html = try CodeSection(of: nil, patterns: ["A", "B"]).section.content.text

    #expect(html.contains("made outside a checkout"))
    #expect(!html.contains("<script"))
  }
}
