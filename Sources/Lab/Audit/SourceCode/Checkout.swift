import Foundation

/// The patterns and the side-by-side tests of a checkout.
package struct Checkout: Sendable {
  private var files: [SourceFile]

  /// The folder of the checkout; empty when the files were given.
  package let root: String
  /// That of the package around the first directory, which may have patterns of its own.
  private let own: String

  package init(files: [SourceFile]) { (self.files, root, own) = (files, "", "") }

  /// Reads the patterns and the side-by-side tests, and the patterns of any other package in or above the first directory.
  ///
  /// - Throws: when there is no checkout in or above any of the directories.
  package init(inOrAbove directories: [String]) throws(CheckoutError) {
    let roots = directories.lazy.compactMap { Self.root(inOrAbove: $0, with: Self.app) }
    guard let root = roots.first else { throw .missing }
    let own = directories.first.flatMap { Self.root(inOrAbove: $0, with: Self.patterns) } ?? root
    (self.root, self.own) = (root, own)
    files = Self.files(in: root, [Self.patterns, Self.tests] + Self.shared)
    if own != root { files += Self.files(in: own, [Self.patterns]) }
  }

  private static func files(in root: String, _ folders: [String]) -> [SourceFile] {
    folders.flatMap { folder in
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
      return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
        text(of: "\(root)/\(folder)/\(path)").map {
          SourceFile(path: "\(folder)/\(path)", text: $0)
        }
      }
    }
  }

  private static func text(of path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  package func pattern(_ name: String) -> PatternSource { .init(name: name, files: files) }

  /// The folder of the package that has a pattern.
  package func root(of pattern: String) -> String {
    FileManager.default.fileExists(atPath: "\(own)/\(Self.patterns)/\(pattern)") ? own : root
  }

  /// The Swift files of any folder, by their paths from the root.
  package func files(in folder: String) -> [SourceFile] { Self.files(in: root, [folder]) }

  /// The text of any file, by its path from the root; `nil` if there is none.
  package func text(of path: String) -> String? { Self.text(of: "\(root)/\(path)") }

  /// The behaviours in the order of their names.
  package var behaviours: [Behaviour] {
    files.filter { $0.path.hasPrefix(Self.tests + "/") }.compactMap(Behaviour.init)
  }

  /// The headings of the specification's behaviours, by number: `F1: the first page` for `F1`.
  package var specified: [String: String] {
    let headings = (text(of: "docs/spec.md") ?? "")
      .matches(of: /^### (([A-Z]\d+): .+)$/.anchorsMatchLineEndings())
      .map { (String($0.2), String($0.1)) }
    return Dictionary(headings) { first, _ in first }
  }

  /// Reads the checkout around the working directory, or else the one that this program is built
  /// from, and the patterns of a package around the working directory.
  package static func here() throws(CheckoutError) -> Checkout {
    try Checkout(inOrAbove: [FileManager.default.currentDirectoryPath, #filePath])
  }

  private static let patterns = "Sources/Patterns"
  /// What two patterns share.
  private static let shared = ["Sources/App/Fields", "Sources/App/Streams"]
  /// What no other package has.
  fileprivate static let app = "Sources/App/Domain"
  private static let tests = "Tests/SideBySideTests"

  private static func root(inOrAbove directory: String, with folder: String) -> String? {
    let parts = directory.split(separator: "/")
    let above = (0...parts.count).reversed().map { "/" + parts.prefix($0).joined(separator: "/") }
    return above.first { root in
      ["Package.swift", folder].allSatisfy {
        FileManager.default.fileExists(atPath: "\(root)/\($0)")
      }
    }
  }
}

package enum CheckoutError: Error, Hashable, CustomStringConvertible {
  case missing

  package var description: String {
    "the sources are not here; run it inside a checkout, which has Package.swift and \(Checkout.app)"
  }
}
