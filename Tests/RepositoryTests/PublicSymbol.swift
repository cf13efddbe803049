import Foundation
import LabCallStack

/// A symbol that other packages can use, in a module of this build.
struct PublicSymbol: Decodable {
  struct Kind: Decodable { let identifier: String }
  struct Documentation: Decodable {
    let module: String
    let lines: [Line]
  }
  struct Line: Decodable {
    let text: String
    let range: Range?
  }
  struct Range: Decodable { let start: Position }
  struct Location: Decodable {
    let uri: String
    let position: Position
  }
  struct Position: Decodable { let line: Int }

  let kind: Kind
  /// From the outermost type inwards.
  let pathComponents: [String]
  /// Inherited from a protocol where the symbol has none of its own.
  let docComment: Documentation?
  /// `nil` for what the compiler adds.
  let location: Location?

  var isType: Bool {
    ["actor", "class", "enum", "protocol", "struct"].contains { kind.identifier == "swift.\($0)" }
  }

  var file: String? {
    location.flatMap { URL(string: $0.uri)?.path.replacing(Repository.here.root + "/", with: "") }
  }

  /// Numbered from 1.
  var line: Int { (location?.position.line ?? 0) + 1 }

  /// The first line of the documentation, which may begin with the parameters instead.
  var summary: String? {
    docComment?.lines.first.flatMap { $0.text.hasPrefix("- ") ? nil : $0.text }
  }

  /// The lines of the first block in the documentation that is indented, or in a fence for Swift.
  var example: [(code: String, line: Int)] {
    let lines = (docComment?.lines ?? []).map {
      (code: $0.text, line: ($0.range?.start.line ?? 0) + 1)
    }
    if let fence = lines.firstIndex(where: { $0.code == "```swift" }) {
      return Array(lines[(fence + 1)...].prefix { $0.code != "```" })
    }
    // An indented line after another one may belong to a list.
    let start = lines.indices.dropFirst().first {
      lines[$0].code.hasPrefix("    ") && lines[$0 - 1].code.isEmpty
    }
    guard let start else { return [] }
    return Array(lines[start...].prefix { $0.code.isEmpty || $0.code.hasPrefix("    ") })
  }
}

extension PublicSymbol {
  /// Returns the symbols of a module, as the toolchain's extractor lists them.
  static func all(in module: String) throws -> [PublicSymbol] {
    try inTemporaryFolder { folder in
      _ = try Toolchain.run(
        "swift-symbolgraph-extract",
        ["-module-name", module, "-skip-synthesized-members", "-output-dir", folder.path]
          + Toolchain.first().systemLibraries() + Toolchain.searchPaths)
      // One graph for the module, and one for each module whose types it extends.
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).flatMap { graph in
        try all(inGraph: Data(contentsOf: folder.appending(path: graph)))
      }
    }
  }

  static func all(inGraph json: Data) throws -> [PublicSymbol] {
    struct Graph: Decodable { let symbols: [PublicSymbol] }
    return try JSONDecoder().decode(Graph.self, from: json).symbols
  }
}
