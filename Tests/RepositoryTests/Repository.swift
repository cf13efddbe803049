import Foundation
import Testing

/// The files of this repository: what git knows or would take in, or everything when there is no git.
struct Repository: Sendable {
  static let here = Repository(
    root: URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent())

  let root: URL

  /// Relative to the root, sorted.
  let paths: [String]

  init(root: URL) {
    self.root = root
    paths = Set(filesKnownToGit(in: root) ?? allFiles(in: root)).sorted()
  }

  /// The texts whose path is wanted.
  func files(where isWanted: (String) -> Bool) -> [TextFile] {
    paths.filter(isWanted).compactMap { path in
      guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else {
        return nil
      }
      return TextFile(path: path, text: text)
    }
  }

  /// All Swift files under one of the folders.
  func swiftFiles(under folders: String...) -> [TextFile] {
    files { path in path.hasSuffix(".swift") && folders.contains { path.hasPrefix($0 + "/") } }
  }
}

/// A text and where it stands.
struct TextFile: Sendable {
  let path: String
  let text: String

  /// Numbered from 1.
  var lines: [(number: Int, text: Substring)] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .map { (number: $0.offset + 1, text: $0.element) }
  }
}

/// A place that breaks a rule.
struct Finding: CustomStringConvertible {
  let path: String
  let line: Int
  let problem: String

  init(_ path: String, line: Int = 1, _ problem: String) {
    self.path = path
    self.line = line
    self.problem = problem
  }

  var description: String { "\(path):\(line): \(problem)" }
}

/// Records an issue for each finding.
func expectNone(_ findings: [Finding], sourceLocation: SourceLocation = #_sourceLocation) {
  for finding in findings {
    Issue.record("\(finding.description)", sourceLocation: sourceLocation)
  }
}

/// Tracked files and new ones that are not ignored; `nil` when git is not there or knows nothing of this place.
func filesKnownToGit(in root: URL) -> [String]? {
  #if os(Linux) || os(macOS)
    let git = Process()
    let output = Pipe()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    git.currentDirectoryURL = root
    git.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    git.standardOutput = output
    git.standardError = FileHandle.nullDevice
    guard (try? git.run()) != nil,
      let data = try? output.fileHandleForReading.readToEnd()
    else { return nil }
    git.waitUntilExit()
    let paths = String(decoding: data, as: UTF8.self).split(separator: "\0").map(String.init)
      .filter { FileManager.default.fileExists(atPath: root.appending(path: $0).path) }
    return paths.isEmpty ? nil : paths
  #else
    return nil
  #endif
}

/// All files but what builds and git leave behind.
func allFiles(in root: URL) -> [String] {
  let enumerator = FileManager.default.enumerator(atPath: root.path)
  var paths: [String] = []
  while let path = enumerator?.nextObject() as? String {
    if path.hasPrefix(".build") || path == ".git" || path == ".swiftpm" {
      enumerator?.skipDescendants()
    } else if enumerator?.fileAttributes?[.type] as? FileAttributeType == .typeRegular {
      paths.append(path)
    }
  }
  return paths
}
