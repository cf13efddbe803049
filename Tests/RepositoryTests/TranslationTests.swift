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
    $0 == "README.ko.md" || $0.contains("/ko/") && $0.hasSuffix(".md")
  }

  @Test(arguments: korean)
  func `a page has the headings and the code of the English one`(korean: String) throws {
    let path = korean.replacing("/ko/", with: "/").replacing(".ko.md", with: ".md")
    let english = try #require(Repository.here.file(path)).outline
    let outline = try #require(Repository.here.file(korean)).outline

    // Of a pattern's page, the sheet is translated.
    let isSheet = path.hasPrefix("docs/patterns/")
    #expect(outline == (isSheet ? Array(english.prefix(outline.count)) : english))
  }
}
