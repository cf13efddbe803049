import Testing

extension TextFile {
  /// The levels of the headings, and each marked or unmarked block of code, in order.
  fileprivate var outline: [String] {
    var (outline, isFenced) = ([String](), false)
    for (_, text) in lines {
      let isMark = text.contains(/^\s*```/)
      if isMark { isFenced.toggle() }
      if isMark || isFenced || text.hasPrefix("<!--") {
        outline.append(String(text))
      } else if let heading = text.prefixMatch(of: /#+\s/) {
        outline.append(String(heading.output))
      }
    }
    return outline
  }
}

struct TranslationTests {
  private static let korean = Repository.here.paths.filter {
    $0.contains("/ko/") && $0.hasSuffix(".md")
  }

  @Test(arguments: korean)
  func `a page has the headings and the code of the English one`(korean: String) throws {
    let path = korean.replacing("/ko/", with: "/")
    let english = try #require(Repository.here.file(path)).outline
    let page = try #require(Repository.here.file(korean))
    let outline = page.outline

    #expect(page.text.contains(/[가-힣]/))
    // Of a pattern's page, the sheet is translated.
    let isSheet = path.hasPrefix("docs/patterns/")
    #expect(outline == (isSheet ? Array(english.prefix(outline.count)) : english))
  }

  @Test func `README.ko.md has the headings and the code of README.md`() {
    let pages = ["README.md", "README.ko.md"].map { Repository.here.file($0)?.outline }

    #expect(pages[0] == pages[1])
  }
}
