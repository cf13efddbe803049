import LabWorkshop
import Testing

struct MarkedPageTests {
  private static let source = """
    struct Counter {
      mutating func tap() {
        count += 1

        show()
      }
    }
    """

  private func renewed(
    _ text: String, printed: String? = nil
  ) throws -> (text: String, problems: [String]) {
    try MarkedPage(path: "docs/a.md", text: text).renewed {
      $0 == "A.swift" ? Self.source : nil
    } printed: { _ in
      printed
    }
  }

  @Test func `a snippet is cut anew, and the rest stays`() throws {
    let page = try renewed(
      """
      # A page

      <!-- snippet: A.swift | mutating func tap {…} -->
      ```swift
      old
      ```

      <!-- snippet: A.swift | struct | count -->
      ```swift
      ```
      ```text
      <!-- snippet: B.swift -->
      ```
      """)

    #expect(page.problems == [])
    #expect(
      page.text == """
        # A page

        <!-- snippet: A.swift | mutating func tap {…} -->
        ```swift
        mutating func tap() {
          count += 1

          show()
        }
        ```

        <!-- snippet: A.swift | struct | count -->
        ```swift
        struct Counter {
            // …
            count += 1
        ```
        ```text
        <!-- snippet: B.swift -->
        ```
        """)
  }

  @Test func `a fence in a list keeps its indentation`() throws {
    let page = try renewed(
      """
      1. Type:

         <!-- snippet: A.swift | count … show -->
         ```text
         old
         ```
      """)

    #expect(page.text.hasSuffix("   ```text\n   count += 1\n\n   show()\n   ```"))
  }

  @Test func `an output is renewed in its place`() throws {
    let page = """
      <!-- output: swift run lab audit -->
      ```text
      MV   39
      …
      ```
      """

    #expect(try renewed(page, printed: "Head\nMV   40\nMVI  82\n").text.contains("\nMV   40\n…\n"))
    #expect(try renewed(page).text == page)
  }

  @Test(arguments: [
    (
      "<!-- snippet: A.swift | none {…} -->\n```swift\n```",
      "docs/a.md:1: 'none {…}' is not in A.swift"
    ),
    ("\n<!-- snippet: B.swift-->\n```swift\n```", "docs/a.md:2: there is no B.swift"),
    ("Text\n\n<!-- snippet: A.swift -->\n\n```swift\n```", "docs/a.md:3: the mark is not above a"),
    (
      "<!-- output: swift run lab x -->\n```text\ngone\n```",
      "docs/a.md:1: 'swift run lab x' prints"
    ),
    (
      "<!-- output: swift test -->\n```text\n```", "docs/a.md:1: 'swift test' is not 'swift run lab"
    ),
  ])
  func `a mark that cannot be followed is one problem`(_ text: String, _ problem: String) throws {
    let page = try renewed(text, printed: "MV\n")

    #expect(page.text == text)
    #expect(page.problems.count == 1)
    #expect(page.problems.first?.hasPrefix(problem) == true, "\(page.problems)")
  }
}
