import Testing

/// Finds snippets that are not in the file that they name.
///
/// A snippet is a fence under a line like `<!-- snippet: Sources/Patterns/MVI/Store.swift -->`. A
/// page about a pattern shows no other Swift.
private func strayedSnippets(in pages: [TextFile], from source: (String) -> TextFile?) -> [Finding]
{
  pages.flatMap { page in
    page.fences.compactMap { fence -> Finding? in
      switch (fence.source, fence.code) {
      case (nil, _):
        return fence.isSwift && page.path.hasPrefix("docs/patterns/")
          ? Finding(page.path, line: fence.line, "names no file that the snippet is from") : nil
      case (_?, nil):
        return Finding(page.path, line: fence.line, "marks a snippet that does not follow")
      case (let path?, let code?):
        guard let source = source(path) else {
          return Finding(page.path, line: fence.line, "\(path) is no source file")
        }
        return source.holds(code)
          ? nil : Finding(page.path, line: fence.line, "the snippet is not in \(path)")
      }
    }
  }
}

/// A fence, or a mark that none follows.
private struct Fence {
  let line: Int
  let source: String?
  var isSwift = false
  var code: [Substring]?
}

extension TextFile {
  fileprivate var fences: [Fence] {
    var fences: [Fence] = []
    var mark: Fence?
    var open: Fence?
    for (number, line) in lines {
      if open != nil {
        if line.wholeMatch(of: /\s*```\s*/) != nil {
          fences.append(open!)
          open = nil
        } else {
          open?.code?.append(line)
        }
      } else if let language = line.wholeMatch(of: /\s*```(\w*)\s*/)?.1 {
        open = Fence(line: number, source: mark?.source, isSwift: language == "swift", code: [])
        mark = nil
      } else {
        if let mark { fences.append(mark) }
        mark = line.wholeMatch(of: /<!-- snippet: (\S+) -->\s*/)
          .map { Fence(line: number, source: String($0.1)) }
      }
    }
    return fences + [mark, open].compactMap(\.self)
  }

  /// Whether these lines follow one another in the file, at any indentation.
  fileprivate func holds(_ code: [Substring]) -> Bool {
    let wanted = withoutIndentation(code)
    let all = lines.map(\.text)
    guard wanted.contains(where: { !$0.isEmpty }), all.count >= wanted.count else { return false }
    return (0...all.count - wanted.count).contains {
      withoutIndentation(all[$0..<$0 + wanted.count]) == wanted
    }
  }
}

private func withoutIndentation(_ lines: some Collection<Substring>) -> [Substring] {
  let indentation =
    lines.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
  return lines.map { $0.allSatisfy(\.isWhitespace) ? "" : $0.dropFirst(indentation) }
}

struct SnippetsTests {
  @Test func `every snippet is in its file`() {
    expectNone(
      strayedSnippets(
        in: Repository.here.files(".md"), from: Repository.here.file))
  }

  private let source = TextFile(
    path: "Sources/A.swift",
    text: """
      struct A {
        func tap() {
          count += 1

          show()
        }
      }
      """)

  @Test func `accepts another indentation than that of the file`() {
    let page = TextFile(
      path: "docs/a.md",
      text: """
        <!-- snippet: Sources/A.swift -->
        ```swift
        count += 1

        show()
        ```
        """)

    #expect(
      strayedSnippets(in: [page], from: { $0 == source.path ? source : nil }).map(\.description)
        == [])
  }

  @Test(arguments: [
    ("<!-- snippet: Sources/A.swift -->\n```swift\ncount += 2\n```", "2: the snippet is not in"),
    ("<!-- snippet: Sources/A.swift -->\n```swift\ncount += 1\nshow()\n```", "2: the snippet is"),
    ("<!-- snippet: Sources/A.swift -->\n```swift\n```", "2: the snippet is not in"),
    ("<!-- snippet: Sources/B.swift -->\n```swift\nshow()\n```", "2: Sources/B.swift is no source"),
    ("Text\n\n<!-- snippet: Sources/A.swift -->\n\n```swift\nshow()\n```", "3: marks a snippet"),
    ("```swift\nshow()\n```", "1: names no file"),
  ])
  func `finds a snippet that is not in its file`(_ text: String, _ problem: String) {
    let page = TextFile(path: "docs/patterns/A.md", text: text)

    let findings = strayedSnippets(in: [page], from: { $0 == source.path ? source : nil })

    #expect(findings.first?.description.hasPrefix("docs/patterns/A.md:\(problem)") == true)
  }
}
