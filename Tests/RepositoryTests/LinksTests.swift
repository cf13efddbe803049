import Foundation
import Testing

/// Finds relative links to files that are not among the paths, and to headings that are not in a
/// file.
private func deadLinks(in files: [TextFile], amongPaths paths: [String]) -> [String] {
  let anchors = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.anchors) })
  let places = paths.reduce(into: Set([""])) { places, path in
    for end in path.indices where path[end] == "/" { places.insert(String(path[..<end])) }
    places.insert(path)
  }
  return files.flatMap { file in
    file.links.compactMap { target, line -> String? in
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts[0].isEmpty ? file.path : resolve(parts[0], from: file.path)
      guard places.contains(path) else {
        return finding(file.path, line: line, "\(target) leads to no file")
      }
      guard parts.count == 2, let known = anchors[path] else { return nil }
      return known.contains(String(parts[1]))
        ? nil : finding(file.path, line: line, "\(target) leads to no heading")
    }
  }
}

/// Returns the path of a link from the root of the repository.
private func resolve(_ link: Substring, from file: String) -> String {
  let folder = URL(filePath: "/" + file).deletingLastPathComponent()
  return String(folder.appending(path: link).standardized.path.dropFirst())
}

extension TextFile {
  /// The targets of links that stay in the repository, each with its line.
  fileprivate var links: [(target: Substring, line: Int)] {
    linesOutsideFences.flatMap { number, text in
      text.replacing(/`[^`]*`/, with: "")
        .matches(
          of: /\]\(\s*([^)\s]+)[^)]*\)|^ {0,3}\[[^\]]+\]:\s*(\S+)|\s(?:src|srcset)="([^"]*)"/
        )
        .compactMap { $0.1 ?? $0.2 ?? $0.3 }.filter { !$0.contains(/^([A-Za-z][\w+.\-]*:|\/\/)/) }
        .map { (target: $0, line: number) }
    }
  }

  /// The names that a link may have after `#`, by GitHub's rule for headings.
  fileprivate var anchors: Set<String> {
    Set(linesOutsideFences.compactMap { $0.text.wholeMatch(of: /#{1,6}\s+(.*?)\s*/)?.1 }.map(slug))
  }

  private var linesOutsideFences: [(number: Int, text: Substring)] {
    var isFenced = false
    return lines.filter { _, text in
      let isMark = text.contains(/^\s*```/)
      if isMark { isFenced.toggle() }
      return !isMark && !isFenced
    }
  }
}

/// Lower case, without punctuation, a hyphen for each space.
private func slug(of heading: Substring) -> String {
  String(
    heading.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
      .map { $0 == " " ? "-" : $0 })
}

struct LinksTests {
  @Test func `every relative link leads to a file and a heading`() {
    #expect(deadLinks(in: Repository.here.files(".md"), amongPaths: Repository.here.paths) == [])
  }
}
