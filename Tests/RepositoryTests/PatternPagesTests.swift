import Testing

/// Patterns without a page, and pages whose headings differ from those of the first.
private func unequalPages(in pages: [TextFile], of patterns: Set<String>) -> [Finding] {
  let pagesOfPatterns = patterns.sorted().map { "docs/patterns/\($0).md" }
  let first = pagesOfPatterns.lazy.compactMap { path in pages.first { $0.path == path } }.first
  return pagesOfPatterns.compactMap { path -> Finding? in
    guard let page = pages.first(where: { $0.path == path }) else {
      return Finding(path, "is missing; every pattern has a page")
    }
    let (parts, wanted) = (page.parts, first?.parts ?? [])
    guard parts.map(\.heading) != wanted.map(\.heading) else { return nil }
    let same = zip(parts, wanted).prefix { $0.heading == $1.heading }.count
    let line = same < parts.count ? parts[same].line : page.lines.count
    return Finding(path, line: line, "has other parts than \(first?.path ?? "")")
  }
}

extension TextFile {
  fileprivate var parts: [(heading: Substring, line: Int)] {
    lines.filter { $0.text.hasPrefix("## ") }.map { (heading: $0.text, line: $0.number) }
  }
}

struct PatternPagesTests {
  @Test func `every pattern has a page, and all pages have the same parts in the same order`() {
    expectNone(
      unequalPages(
        in: Repository.here.files { $0.hasPrefix("docs/patterns/") },
        of: patterns(amongPaths: Repository.here.paths)))
  }

  @Test func `a missing page, a missing part and another order are found`() {
    let findings = unequalPages(
      in: [
        TextFile(path: "docs/patterns/A.md", text: "# A\n\n## Shape\n\n## Testing\n"),
        TextFile(path: "docs/patterns/B.md", text: "# B\n\n## Testing\n\n## Shape\n"),
        TextFile(path: "docs/patterns/C.md", text: "# C\n\n## Shape\n"),
      ], of: ["A", "B", "C", "D"])

    #expect(
      findings.map(\.description) == [
        "docs/patterns/B.md:3: has other parts than docs/patterns/A.md",
        "docs/patterns/C.md:4: has other parts than docs/patterns/A.md",
        "docs/patterns/D.md:1: is missing; every pattern has a page",
      ])
  }
}
