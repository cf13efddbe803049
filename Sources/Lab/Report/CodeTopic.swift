import Foundation
import LabAudit

/// A part of what the screens do, with the code for it in each pattern.
package struct CodeTopic: Sendable {
  package let title: String
  /// The behaviour whose tests stand below the code.
  private let behaviour: String?
  /// A line for each file, with the parts to show as ``Snippet`` marks them: `MVI: Store.swift | func send {…}`.
  private let table: [String]

  /// A file, and the parts of it that belong to the topic.
  package struct Excerpt: Sendable {
    package let title: String
    package let lines: [String]
  }

  /// The behaviour whose tests are counted.
  package static let testedBehaviour = "LikeRollsBack"

  /// The paragraphs of the list, each with its title, and a behaviour if its tests are shown, above its table.
  package static let all = String(decoding: PackageResources.topics_txt, as: UTF8.self)
    .split(separator: "\n\n").map { paragraph in
      let lines = paragraph.split(separator: "\n").map(String.init)
      let head = lines[0].components(separatedBy: " | ")
      return CodeTopic(
        title: head[0], behaviour: head.count > 1 ? head[1] : nil, table: Array(lines.dropFirst()))
    }

  /// Returns the code in a pattern, and its tests; nothing for a pattern of another package.
  package func excerpts(of pattern: String, in checkout: Checkout) throws(MarkError) -> [Excerpt] {
    let source = checkout.pattern(pattern)
    let code = try excerpts(of: pattern) { path in
      source.files.first { source.localPath(of: $0) == path }?.text
    }
    let tests = checkout.behaviours.first { $0.name == behaviour }?.tests ?? []
    return code
      + tests.filter { $0.pattern == pattern }.map {
        Excerpt(title: "Test \($0.notes.joined(separator: "; "))", lines: $0.lines)
      }
  }

  /// Returns the code that all patterns share.
  package func sharedExcerpts(in checkout: Checkout) throws(MarkError) -> [Excerpt] {
    try excerpts(of: "Shared") { checkout.text(of: "Sources/App/\($0)") }
  }

  private func excerpts(
    of owner: String, _ text: (String) -> String?
  ) throws(MarkError) -> [Excerpt] {
    var files: [(path: String, parts: [String])] = []
    for line in table where line.hasPrefix("\(owner): ") {
      let words = line.dropFirst(owner.count + 2).components(separatedBy: " | ")
      if files.last?.path != words[0] { files.append((words[0], [])) }
      files[files.count - 1].parts += words.dropFirst()
    }
    var excerpts: [Excerpt] = []
    for (path, parts) in files {
      guard let text = text(path) else { throw MarkError("\(owner) has no \(path)") }
      excerpts.append(Excerpt(title: path, lines: try Snippet(of: text).lines(of: parts)))
    }
    return excerpts
  }
}
