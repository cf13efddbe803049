import LabWorkshop
import Testing

/// Finds fences of a page about a pattern that show code, or what a command prints, without saying from where.
private func unmarkedFences(in page: TextFile) -> [String] {
  var (findings, isFenced, isMarked) = ([String](), false, false)
  for (number, text) in page.lines {
    if let fence = text.firstMatch(of: /^ *```(\w*)/) {
      if !isFenced, !isMarked, ["swift", "text"].contains(fence.1) {
        findings.append(finding(page.path, line: number, "has no mark that says where it is from"))
      }
      isFenced.toggle()
    }
    isMarked = text.contains("<!-- ")
  }
  return findings
}

struct SnippetsTests {
  private static let pages = Repository.here.files(".md")

  /// `.ci/renew` cuts them anew, by the same code.
  @Test func `every snippet is cut from its file`() throws {
    for page in Self.pages {
      let renewed = try MarkedPage(path: page.path, text: page.text)
        .renewed(file: { Repository.here.file($0)?.text }, printed: { _ in nil })

      let isRenewed = renewed.text == page.text
      #expect(renewed.problems == [])
      #expect(isRenewed, "\(page.path): run .ci/renew")
    }
  }

  @Test func `pages about a pattern say where each code and each output is from`() {
    let pages = Self.pages.filter { $0.path.hasPrefix("docs/patterns/") }

    #expect(pages.flatMap(unmarkedFences) == [])
  }

  @Test(arguments: [
    ("<!-- snippet: A.swift -->\n```swift\nshow()\n```", true),
    ("```swift\nshow()\n```", false), ("```text\ntap\n```", false), ("```sh\nshow\n```", true),
    ("<!-- output: swift run lab audit -->\n```text\nMV\n```\n\n```text\nMV\n```", false),
  ])
  func `finds a fence without a mark`(_ text: String, _ isMarked: Bool) {
    #expect(unmarkedFences(in: TextFile(path: "a.md", text: text)).isEmpty == isMarked)
  }
}
