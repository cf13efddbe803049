import SourceCode
import Testing

/// Finds files that a pattern lacks, or has for one of its screens only.
private func missingFiles(of pattern: String, amongPaths paths: [String]) -> [Finding] {
  let folder = "Sources/Patterns/\(pattern)/"
  let files = paths.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
  let missing = ["Pattern.swift", "Feed/FeedView.swift", "Profile/ProfileView.swift"]
    .filter { !files.contains($0) }
    .map { Finding(folder + $0, "is missing; every pattern has it") }
  let single = files.compactMap { file -> Finding? in
    guard let other = mirrored(file), !files.contains(other) else { return nil }
    return Finding(folder + file, "has no \(other) beside it")
  }
  return missing + single
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
  let first = paths.lazy.compactMap { path in pages.first { $0.path == path } }.first
  return paths.compactMap { path -> Finding? in
    guard let page = pages.first(where: { $0.path == path }) else {
      return Finding(path, "is missing; every pattern has a page")
    }
    let (headings, wanted) = (page.headings, first?.headings ?? [])
    let same = zip(headings, wanted).prefix { $0.text == $1.text }.count
    if same == max(headings.count, wanted.count) { return nil }
    let line = same < headings.count ? headings[same].number : page.lines.count
    return Finding(path, line: line, "has other headings than \(first?.path ?? "")")
  }
}

extension TextFile {
  fileprivate var headings: [(number: Int, text: Substring)] {
    lines.filter { $0.text.hasPrefix("## ") }
  }
}

struct MirrorTests {
  @Test func `both screens of every pattern have the same files`() {
    for pattern in Repository.here.patterns {
      expectNone(missingFiles(of: pattern, amongPaths: Repository.here.paths))
    }
  }

  @Test func `every pattern has a page with the same headings`() {
    expectNone(
      unequalPages(in: Repository.here.files(".md"), of: Repository.here.patterns))
  }

  /// A field that is not watched would change in silence.
  @Test func `every stored field of a model is watched`() throws {
    let checkout = try Checkout(inOrAbove: [#filePath])
    let fields = Repository.here.file("Sources/Lab/PatternList/StateFields.swift")?.text ?? ""
    for pattern in Repository.here.patterns.map(checkout.pattern) {
      let tracing = try #require(pattern.tracing, "\(pattern.name) has no tracing")
      for model in pattern.files where model.name.hasSuffix("Model") {
        for field in pattern.storedFields(of: model.name, in: model.name) {
          let isWatched =
            tracing.text.contains("\"\(field)\"") || tracing.text.contains("\"\(field).")
            || field.hasSuffix("Relay") && tracing.text.contains(#"hasSuffix("Relay")"#)
            || tracing.text.contains("StateFields") && fields.contains("let \(field): ")
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
      findings.map(\.description) == [
        "Sources/Patterns/MV/Profile/ProfileView.swift:1: is missing; every pattern has it",
        "Sources/Patterns/MV/Feed/FeedModel.swift:1: has no Profile/ProfileModel.swift beside it",
        "Sources/Patterns/MV/Feed/FeedView.swift:1: has no Profile/ProfileView.swift beside it",
        "Sources/Patterns/MV/Profile/ProfileState.swift:1: has no Feed/FeedState.swift beside it",
      ])
  }

  @Test func `finds a missing page, a missing heading and another order`() {
    let findings = unequalPages(
      in: [
        TextFile(path: "docs/patterns/A.md", text: "# A\n\n## Shape\n\n## Testing\n"),
        TextFile(path: "docs/patterns/B.md", text: "# B\n\n## Testing\n\n## Shape\n"),
        TextFile(path: "docs/patterns/C.md", text: "# C\n\n## Shape\n"),
      ], of: ["A", "B", "C", "D"])

    #expect(
      findings.map(\.description) == [
        "docs/patterns/B.md:3: has other headings than docs/patterns/A.md",
        "docs/patterns/C.md:4: has other headings than docs/patterns/A.md",
        "docs/patterns/D.md:1: is missing; every pattern has a page",
      ])
  }
}
