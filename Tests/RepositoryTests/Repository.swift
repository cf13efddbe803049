import Foundation

/// The files of this repository, without those that builds and git leave behind.
struct Repository: Sendable {
  static let here = Repository()

  let root: String

  /// Relative to the root, sorted.
  let paths: [String]

  private init() {
    root =
      URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    let enumerator = FileManager.default.enumerator(atPath: root)
    var paths: [String] = []
    while let path = enumerator?.nextObject() as? String {
      let name = path.split(separator: "/").last ?? ""
      if name.hasPrefix(".build") || [".git", ".swiftpm"].contains(name) {
        enumerator?.skipDescendants()
      } else if enumerator?.fileAttributes?[.type] as? FileAttributeType == .typeRegular {
        paths.append(path)
      }
    }
    self.paths = paths.sorted()
  }

  /// The patterns, by the folders in `Sources/Patterns`.
  var patterns: [String] {
    Set(paths.compactMap { $0.firstMatch(of: /^Sources\/Patterns\/(\w+)\//)?.1 }).map(String.init)
      .sorted()
  }

  /// Reads the files with an ending, under all folders or some.
  func files(_ ending: String, under folders: String...) -> [TextFile] {
    paths.filter { path in
      path.hasSuffix(ending)
        && (folders.isEmpty || folders.contains { path.hasPrefix($0 + "/") })
    }
    .compactMap(file)
  }

  /// Reads a file; `nil` when there is none or it is no text.
  func file(_ path: String) -> TextFile? {
    (try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8))
      .map { TextFile(path: path, text: $0) }
  }
}

struct TextFile: Sendable {
  let path: String
  let text: String

  /// Numbered from 1.
  var lines: [(number: Int, text: Substring)] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .map { (number: $0.offset + 1, text: $0.element) }
  }
}

/// Returns the name of a place that breaks a rule, and the rule.
func finding(_ path: String, line: Int = 1, _ problem: String) -> String {
  "\(path):\(line): \(problem)"
}
