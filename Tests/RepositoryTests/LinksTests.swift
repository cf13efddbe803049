import Foundation
import Testing

/// Finds relative links to files that are not among the paths, and to headings that are not in a
/// file.
private func deadLinks(in files: [TextFile], amongPaths paths: [String]) -> [Finding] {
  let anchors = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.anchors) })
  let places = paths.reduce(into: Set([""])) { places, path in
    for end in path.indices where path[end] == "/" { places.insert(String(path[..<end])) }
    places.insert(path)
  }
  return files.flatMap { file in
    file.links.compactMap { target, line -> Finding? in
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0]).removingPercentEncoding ?? String(parts[0])
      guard let path = name.isEmpty ? file.path : resolve(name, from: file.path) else {
        return Finding(file.path, line: line, "\(target) leads out of the repository")
      }
      guard places.contains(path) else {
        return Finding(file.path, line: line, "\(target) leads to no file")
      }
      guard parts.count == 2, let known = anchors[path] else { return nil }
      let anchor = String(parts[1]).removingPercentEncoding ?? String(parts[1])
      return known.contains(anchor)
        ? nil : Finding(file.path, line: line, "\(target) leads to no heading")
    }
  }
}

/// Returns the path of a link from the root of the repository; `nil` above the root.
private func resolve(_ link: String, from file: String) -> String? {
  var parts = link.hasPrefix("/") ? [] : file.split(separator: "/").dropLast()
  for part in link.split(separator: "/") where part != "." {
    if part != ".." {
      parts.append(part)
    } else if parts.popLast() == nil {
      return nil
    }
  }
  return parts.joined(separator: "/")
}

extension TextFile {
  /// The targets of links that stay in the repository, each with its line.
  fileprivate var links: [(target: String, line: Int)] {
    linesOutsideFences.flatMap { number, text -> [(target: String, line: Int)] in
      let prose = text.replacing(/`[^`]*`/, with: "")
      let targets =
        prose.matches(of: /\]\(\s*<?(?<target>[^)\s>]+)>?[^)]*\)/).map(\.target)
        + prose.matches(of: /^ {0,3}\[[^\]]+\]:\s*<?(?<target>[^\s>]+)/).map(\.target)
      return targets.filter { $0.prefixMatch(of: /[A-Za-z][\w+.\-]*:|\/\//) == nil }
        .map { (target: String($0), line: number) }
    }
  }

  /// The names that a link may have after `#`, by GitHub's rule for headings.
  fileprivate var anchors: Set<String> {
    var anchors: Set<String> = []
    var seen: [String: Int] = [:]
    for (_, line) in linesOutsideFences {
      for match in line.matches(of: /<a\s+(?:id|name)="([^"]+)"/) {
        anchors.insert(String(match.1))
      }
      guard let heading = line.wholeMatch(of: /\s{0,3}#{1,6}\s+(.*?)(?:\s+#+)?\s*/)?.1 else {
        continue
      }
      let slug = slug(of: heading)
      let count = seen[slug, default: 0]
      seen[slug] = count + 1
      anchors.insert(count == 0 ? slug : "\(slug)-\(count)")
    }
    return anchors
  }

  private var linesOutsideFences: [(number: Int, text: Substring)] {
    var fence: Substring?
    return lines.filter { _, text in
      let mark = text.prefixMatch(of: /\s*(```+|~~~+)/)?.1
      if let open = fence {
        if let mark, mark.hasPrefix(open) { fence = nil }
        return false
      }
      fence = mark
      return mark == nil
    }
  }
}

/// Lower case, without punctuation, a hyphen for each space.
private func slug(of heading: Substring) -> String {
  let text = heading.replacing(/!?\[([^\]]*)\]\([^)]*\)/) { $0.1 }
  return String(
    text.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
      .map { $0 == " " ? "-" : $0 })
}

struct LinksTests {
  @Test func `every relative link leads to a file and a heading`() {
    let markdown = Repository.here.files(".md")
    expectNone(deadLinks(in: markdown, amongPaths: Repository.here.paths))
  }

  @Test(arguments: [
    ("[a](missing.md)", "missing.md leads to no file"),
    ("text, [a](../b.md) and more", "../b.md leads to no file"),
    ("[a](../../b.md)", "../../b.md leads out of the repository"),
    ("[a](#nowhere)", "#nowhere leads to no heading"),
    ("[a](other.md#nowhere \"title\")", "other.md#nowhere leads to no heading"),
    ("![a](picture.png)", "picture.png leads to no file"),
    ("[a]: missing.md", "missing.md leads to no file"),
  ])
  func `finds a dead link`(_ text: String, _ problem: String) {
    let findings = deadLinks(
      in: [
        TextFile(path: "docs/page.md", text: "# Page\n\n\(text)\n"),
        TextFile(path: "docs/other.md", text: "# Other"),
      ], amongPaths: ["docs/page.md", "docs/other.md"])

    #expect(findings.map(\.description) == ["docs/page.md:3: \(problem)"])
  }

  @Test(arguments: [
    "[a](other.md), [b](../README.md), [c](sub/), [d](https://example.com/x.md)",
    "[a](#a-page-what-for), [b](other.md#other-1), [c](<other.md#the-stagesettle-rule>)",
    "[a](other.md#f6-like), [a](../Sources/A.swift#L3)",
    "`[a](missing.md)` is how a link is written",
    "```\n[a](missing.md)\n```",
  ])
  func `accepts a good link`(_ text: String) {
    let other = "# Other\n# Other\n## The `Stage.settle()` rule\n<a id=\"f6-like\"></a>"
    let findings = deadLinks(
      in: [
        TextFile(path: "docs/page.md", text: "# A page: what for?\n\n\(text)\n"),
        TextFile(path: "docs/other.md", text: other),
      ],
      amongPaths: [
        "README.md", "Sources/A.swift", "docs/page.md", "docs/other.md", "docs/sub/a.md",
      ])

    #expect(findings.map(\.description) == [])
  }
}
