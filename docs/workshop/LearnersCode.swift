import Foundation

/// The learner's code, without comments and with every text empty: a check reads there what no run
/// shows.
enum LearnersCode {
  /// Returns the files in `Sources`, folders included, one after the other.
  static func sources() throws -> String {
    try code(in: tests.appending(path: "../../Sources/\(module)").standardized)
  }

  /// Returns the files beside the check.
  static func otherTests() throws -> String { try code(in: tests) }

  /// The tests of `Module` are in `Tests/ModuleTests`.
  private static var tests: URL { URL(filePath: #filePath).deletingLastPathComponent() }
  private static var module: Substring { tests.lastPathComponent.dropLast("Tests".count) }

  private static func code(in folder: URL) throws -> String {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { !["Check.swift", "LearnersCode.swift"].contains($0) }
      // Hidden ones are an editor's.
      .filter { $0.hasSuffix(".swift") && !$0.contains(/(^|\/)\./) }
      .sorted()
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
      .joined(separator: "\n")
      .replacing(/"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//) {
        $0.0.hasPrefix("/") ? "" : "\"\""
      }
  }
}

extension String {
  /// Returns the code from a place to the brace that closes what is open there.
  func block(from start: Index) -> Substring {
    var depth = 1
    return self[start...].prefix { character in
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      return depth > 0
    }
  }
}
