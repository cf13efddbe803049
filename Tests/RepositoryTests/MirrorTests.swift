import SourceCode
import Testing

/// Finds files that a pattern lacks, or has for one of its screens only.
private func missingFiles(of pattern: String, amongPaths paths: [String]) -> [Finding] {
  let folder = "Sources/Patterns/\(pattern)/"
  let files = paths.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
  let wanted =
    ["Pattern.swift", "Feed/FeedView.swift", "Profile/ProfileView.swift"]
    + files.compactMap(mirrored)
  return Set(wanted).subtracting(files).sorted().map { Finding(folder + $0, "is missing") }
}

/// The file with the same role on the other screen.
private func mirrored(_ file: String) -> String? {
  if let match = file.wholeMatch(of: /Feed\/Feed(.*)/) { return "Profile/Profile\(match.1)" }
  if let match = file.wholeMatch(of: /Profile\/Profile(.*)/) { return "Feed/Feed\(match.1)" }
  return nil
}

/// Finds patterns without a page, and pages whose headings are not those of the first.
private func unequalPages(in pages: [TextFile], of patterns: [String]) -> [Finding] {
  let paths = patterns.map { "docs/patterns/\($0).md" }
  let wanted = pages.first { paths.contains($0.path) }?.headings
  return paths.compactMap { path in
    let page = pages.first { $0.path == path }
    return page?.headings == wanted ? nil : Finding(path, "is missing, or has other headings")
  }
}

extension TextFile {
  fileprivate var headings: [Substring] { lines.map(\.text).filter { $0.hasPrefix("## ") } }
}

struct MirrorTests {
  @Test func `both screens of every pattern have the same files`() {
    for pattern in Repository.here.patterns {
      expectNone(missingFiles(of: pattern, amongPaths: Repository.here.paths))
    }
  }

  @Test func `every pattern has a page with the same headings`() {
    expectNone(unequalPages(in: Repository.here.files(".md"), of: Repository.here.patterns))
  }

  /// A field that is not watched would change in silence. Relays are found by reflection.
  @Test func `every stored field of a model is watched`() throws {
    let checkout = try Checkout(inOrAbove: [#filePath])
    let states = try #require(
      Repository.here.files(".swift").first { $0.path.hasSuffix("PatternList/StateFields.swift") })
    for pattern in Repository.here.patterns.map(checkout.pattern) {
      let tracing = try #require(pattern.tracing, "\(pattern.name) has no tracing")
      for model in pattern.files where model.name.hasSuffix("Model") {
        let fields = pattern.storedFields(of: model.name, in: model.name)
        for field in fields where !field.hasSuffix("Relay") {
          let isWatched =
            tracing.text.contains("\"\(field)")
            || tracing.text.contains("StateFields") && states.text.contains("let \(field):")
          #expect(isWatched, "\(model.path): '\(field)' is not watched in \(tracing.path)")
        }
      }
    }
  }

  @Test func `finds a missing file, and one without a mirror`() {
    let findings = missingFiles(
      of: "MV",
      amongPaths: [
        "Sources/Patterns/MV/Feed/FeedModel.swift", "Sources/Patterns/MV/Feed/FeedView.swift",
        "Sources/Patterns/MV/Pattern.swift", "Sources/Patterns/MV/Profile/ProfileState.swift",
        "Sources/Patterns/MVI/Profile/ProfileView.swift",
      ])

    #expect(
      findings
        == [
          "Feed/FeedState.swift", "Profile/ProfileModel.swift", "Profile/ProfileView.swift",
        ].map { Finding("Sources/Patterns/MV/\($0)", "is missing") })
  }

  @Test func `finds a missing page, a missing heading and another order`() {
    let findings = unequalPages(
      in: [
        TextFile(path: "docs/patterns/A.md", text: "# A\n\n## Shape\n\n## Testing\n"),
        TextFile(path: "docs/patterns/B.md", text: "# B\n\n## Testing\n\n## Shape\n"),
        TextFile(path: "docs/patterns/C.md", text: "# C\n\n## Shape\n"),
      ], of: ["A", "B", "C", "D"])

    #expect(
      findings
        == ["B", "C", "D"].map {
          Finding("docs/patterns/\($0).md", "is missing, or has other headings")
        })
  }
}
