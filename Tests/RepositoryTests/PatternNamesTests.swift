import Testing

/// Types that carry their module's name, and comments that shout it.
private func shoutedNames(in files: [TextFile]) -> [Finding] {
  let patterns = patterns(amongPaths: files.map(\.path))
  return files.flatMap { file -> [Finding] in
    file.lines.compactMap { number, line in
      if let type = line.firstMatch(of: typeDeclaration)?.name, String(type) == file.module {
        return Finding(file.path, line: number, "\(type) is named like its module")
      }
      if let comment = line.wholeMatch(of: /\s*\/\/+(.*)/)?.1,
        isBanner(comment, naming: patterns)
      {
        return Finding(file.path, line: number, "is a banner that names the pattern")
      }
      return nil
    }
  }
}

/// A mark that names a pattern, or a line that holds its name and nothing else.
private func isBanner(_ comment: Substring, naming patterns: Set<String>) -> Bool {
  let words = comment.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  guard words.contains(where: patterns.contains) else { return false }
  return words[0] == "MARK" || words.count == 1
}

nonisolated(unsafe) private let typeDeclaration =
  /\b(?:struct|class|enum|actor|protocol|typealias)\s+(?<name>\w+)/

struct PatternNamesTests {
  @Test func `no type is named like its module, and no banner names a pattern`() {
    expectNone(shoutedNames(in: Repository.here.swiftFiles(under: "Sources/Patterns")))
  }

  @Test func `a type that is named like its module is found`() {
    let findings = shoutedNames(in: [
      TextFile(
        path: "Sources/Patterns/MVI/Store.swift", text: "\npackage final class MVI<State> {}")
    ])

    #expect(
      findings.map(\.description) == [
        "Sources/Patterns/MVI/Store.swift:2: MVI is named like its module"
      ])
  }

  @Test(arguments: ["// MARK: - MV", "  // MARK: - The MV way", "// ===== MV =====", "/// MV."])
  func `a banner that names the pattern is found`(_ banner: String) {
    let findings = shoutedNames(in: [
      TextFile(path: "Sources/Patterns/MV/Feed/FeedView.swift", text: banner)
    ])

    #expect(
      findings.map(\.description) == [
        "Sources/Patterns/MV/Feed/FeedView.swift:1: is a banner that names the pattern"
      ])
  }

  @Test func `a sentence may speak of the pattern`() {
    let findings = shoutedNames(in: [
      TextFile(
        path: "Sources/Patterns/MV/Feed/FeedView.swift", text: "// In MV the view owns the truth.")
    ])

    #expect(findings.isEmpty)
  }
}
