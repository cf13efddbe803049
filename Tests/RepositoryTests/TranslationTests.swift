import Testing

/// The part of a page below one heading.
private struct Section {
  let line: Int
  /// 0 above the first heading.
  let level: Int
  /// Fences, and the names of the files that snippets are from.
  var blocks: [String] = []
  /// Everything else, the heading included.
  var prose = ""

  var isKorean: Bool { prose.contains(/[가-힣]/) }

  var code: [String] {
    Set(prose.matches(of: /`([^`]+)`/).map { String($0.1.replacing(/\s+/, with: " ")) }).sorted()
  }

  /// Numbers, each with its unit.
  var figures: [String] {
    plain.matches(of: /\d+(?:[.,:]\d+)*(?:\s?(?:(?:[kMG]?B|[nµm]?s)(?![A-Za-z])|[%×]|분|초))?/)
      .map { String($0.output.filter { !$0.isWhitespace }) }
  }

  /// Numbers that English spells, and Korean may write in digits.
  var spelledFigures: [String] {
    let words = [
      "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    ]
    return plain.lowercased().matches(of: /\b([a-z]+)(분|초)?/).compactMap { match in
      words.firstIndex { $0 == match.1 }.map { "\($0 + 1)\(match.2 ?? "")" }
    }
  }

  /// The prose without code and targets of links, and with Korean units of time.
  private var plain: String {
    prose.replacing(/`[^`]+`|\]\([^)]*\)/, with: " ")
      .replacing(/[Mm]inute (\d+)/) { "\($0.1)분" }
      .replacing(/[\s\-]+minutes?\b/, with: "분").replacing(/[\s\-]+seconds?\b/, with: "초")
  }
}

extension TextFile {
  fileprivate var sections: [Section] {
    var sections = [Section(line: 1, level: 0)]
    var block: [Substring] = []
    for (number, text) in lines {
      let isMark = text.contains(/^\s*```/)
      if isMark || !block.isEmpty {
        block.append(text)
        guard isMark, block.count > 1 else { continue }
        sections[sections.count - 1].blocks.append(block.joined(separator: "\n"))
        block = []
      } else if text.hasPrefix("<!--") {
        sections[sections.count - 1].blocks.append(String(text))
      } else {
        if let mark = text.prefixMatch(of: /#{1,6}\s/) {
          sections.append(Section(line: number, level: mark.output.count - 1))
        }
        sections[sections.count - 1].prose += text + "\n"
      }
    }
    return sections
  }
}

extension [String] {
  /// Returns the elements without one for each of the others.
  fileprivate func removing(_ others: [String]) -> [String] {
    others.reduce(into: self) { rest, other in
      rest.firstIndex(of: other).map { _ = rest.remove(at: $0) }
    }
  }
}

/// Finds sections of a Korean page whose code or figures are not those of the English page, in any
/// order, and sections that are not in Korean.
private func differences(_ english: TextFile, _ korean: TextFile) -> [String] {
  let sections = korean.sections
  let (levels, wanted) = (sections.map(\.level), english.sections.map(\.level))
  guard levels == wanted else {
    return [finding(korean.path, "has headings of levels \(levels), not \(wanted)")]
  }
  return zip(english.sections, sections).flatMap { english, own -> [String] in
    let parts = [
      ("the block", english.blocks.removing(own.blocks), own.blocks.removing(english.blocks)),
      ("the code", english.code.removing(own.code), own.code.removing(english.code)),
      (
        "the figure", english.figures.removing(own.figures),
        own.figures.removing(english.figures + english.spelledFigures)
      ),
    ]
    let isLeft = english.prose.contains(/\w/) && !own.isKorean
    return (isLeft ? [finding(korean.path, line: own.line, "is not in Korean")] : [])
      + parts.flatMap { kind, missing, added in
        missing.map { finding(korean.path, line: own.line, "lacks \(kind) \($0)") }
          + added.map { finding(korean.path, line: own.line, "adds \(kind) \($0)") }
      }
  }
}

struct TranslationTests {
  /// The README and what `docs/teaching` holds, except the quiz, which the lab asks in English.
  private static let pages = Repository.here.paths.filter {
    $0 == "README.md"
      || $0.hasPrefix("docs/teaching/") && !$0.hasPrefix("docs/teaching/ko/")
        && $0 != "docs/teaching/quiz.md"
  }

  private static func korean(_ path: String) -> String {
    path == "README.md"
      ? "README.ko.md" : path.replacing("docs/teaching/", with: "docs/teaching/ko/")
  }

  @Test(arguments: pages)
  func `a page says the same in Korean`(path: String) {
    let (english, korean) = (page(path), page(Self.korean(path)))

    #expect(differences(english, korean) == [])
  }

  private func page(_ path: String) -> TextFile {
    Repository.here.file(path) ?? TextFile(path: path, text: "")
  }

  @Test func `a Korean page has an English one`() {
    let own = Repository.here.paths.filter {
      $0 == "README.ko.md" || $0.hasPrefix("docs/teaching/ko/")
    }

    #expect(Set(own) == Set(Self.pages.map(Self.korean)))
  }
}
