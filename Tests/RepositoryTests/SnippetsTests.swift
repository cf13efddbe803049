import LabSourceCode
import Testing

/// Finds snippets that are not in the file that they name.
///
/// A snippet is a fence under a line like `<!-- snippet: Sources/Patterns/MVI/Store.swift -->`. A
/// page about a pattern shows no other Swift.
private func strayedSnippets(in pages: [TextFile], from source: (String) -> TextFile?) -> [String] {
  pages.flatMap { page -> [String] in
    let marks = page.text.matches(of: /<!-- snippet: \S+ -->(?!\n *```)/).map {
      finding(page.path, line: page.line(of: $0.range), "marks a snippet that does not follow")
    }
    let fence =
      /(?:<!-- snippet: (?<path>\S+) -->\n)?^ *```(?<language>\w*)\n(?<code>[\s\S]*?)^ *```$/
      .anchorsMatchLineEndings()
    return marks
      + page.text.matches(of: fence).compactMap { fence -> String? in
        let line = page.line(of: fence.language.startIndex..<fence.language.endIndex)
        guard let path = fence.path else {
          return fence.language == "swift" && page.path.hasPrefix("docs/patterns/")
            ? finding(page.path, line: line, "names no file that the snippet is from") : nil
        }
        return source(String(path))?.holds(fence.code) == true
          ? nil : finding(page.path, line: line, "the snippet is not in \(path)")
      }
  }
}

extension TextFile {
  fileprivate func line(of range: Range<String.Index>) -> Int {
    text[..<range.lowerBound].count(where: \.isNewline) + 1
  }

  /// Whether these lines follow one another in the file, at any indentation.
  func holds(_ code: Substring) -> Bool {
    let wanted = code.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init).unindented
    let all = lines.map { String($0.text) }
    guard wanted.contains(where: { !$0.isEmpty }), all.count >= wanted.count else { return false }
    return (0...all.count - wanted.count).contains {
      Array(all[$0..<$0 + wanted.count]).unindented == wanted
    }
  }
}

struct SnippetsTests {
  @Test func `every snippet is in its file`() {
    #expect(strayedSnippets(in: Repository.here.files(".md"), from: Repository.here.file) == [])
  }

  @Test(arguments: [
    ("<!-- snippet: Sources/A.swift -->\n```swift\ncount += 1\n\nshow()\n```", nil),
    ("<!-- snippet: Sources/A.swift -->\n```swift\ncount += 2\n```", "2: the snippet is not in"),
    ("<!-- snippet: Sources/A.swift -->\n```swift\ncount += 1\nshow()\n```", "2: the snippet is"),
    ("<!-- snippet: Sources/A.swift -->\n```swift\n```", "2: the snippet is not in"),
    ("<!-- snippet: Sources/B.swift -->\n```swift\nshow()\n```", "2: the snippet is not in"),
    ("Text\n\n<!-- snippet: Sources/A.swift -->\n\n```swift\nshow()\n```", "3: marks a snippet"),
    ("```swift\nshow()\n```", "1: names no file"), ("```sh\nshow\n```", nil),
  ])
  func `finds a snippet that is not in its file`(_ text: String, _ problem: String?) {
    let source = TextFile(
      path: "Sources/A.swift",
      text: """
        struct A {
          func tap() {
            count += 1

            show()
          }
        }
        """)
    let page = TextFile(path: "docs/patterns/A.md", text: text)

    let findings = strayedSnippets(in: [page], from: { $0 == source.path ? source : nil })

    #expect(findings.isEmpty == (problem == nil))
    if let problem {
      #expect(findings.first?.hasPrefix("docs/patterns/A.md:\(problem)") == true)
    }
  }
}
