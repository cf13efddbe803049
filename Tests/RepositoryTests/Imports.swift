extension TextFile {
  /// The module that the file belongs to, told by its path; `nil` outside `Sources` and `Benchmarks`.
  var module: String? {
    let parts = path.split(separator: "/").map(String.init)
    switch parts.first {
    case "Sources" where parts.count > 3: return parts[2]
    case "Benchmarks": return "Benchmarks"
    default: return nil
    }
  }

  /// The modules that the file imports, each with its line.
  var imports: [(module: String, line: Int)] {
    lines.compactMap { line in
      guard let match = line.text.prefixMatch(of: importLine) else { return nil }
      return (module: String(match.module), line: line.number)
    }
  }
}

/// Attributes, an access level, `import`, a kind of declaration; only the module is kept.
nonisolated(unsafe) private let importLine =
  #/
  \s*(?:@\w+(?:\([^)]*\))?\s+)*
  (?:(?:public|package|internal|fileprivate|private)\s+)?
  import\s+
  (?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?
  (?<module>\w+)
  /#

/// The patterns, told by the folders in `Sources/Patterns`.
func patterns(amongPaths paths: [String]) -> Set<String> {
  let modules = paths.filter { $0.hasPrefix("Sources/Patterns/") }
    .compactMap { TextFile(path: $0, text: "").module }
  return Set(modules).subtracting(["Contract"])
}
