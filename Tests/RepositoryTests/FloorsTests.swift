import Testing

/// The floors of the house, from the ground up; each knows only those beneath it. The rest are tools.
private let floors = ["Sources/Stage", "Sources/App", "Sources/Patterns"]

/// Folders of tools that know no pattern, not even by its contract.
private let patternless = [
  "Benchmarks/Harness", "Benchmarks/Suites/InlineStores", "Benchmarks/Suites/State",
  "Sources/Lab/Console", "Sources/Lab/Audit/SourceCode", "Sources/Trace/CallStack",
  "Sources/Trace/Trace", "Sources/Workshop/Commands",
]

/// Finds imports of a later floor, of one pattern by another, and of patterns by tools other than
/// their list.
private func wrongImports(in files: [TextFile]) -> [String] {
  var floor: [String: Int] = [:]
  for file in files { file.module.map { floor[$0] = file.floor } }

  func problem(_ file: TextFile, _ module: String, _ imported: String) -> String? {
    guard let other = floor[imported], module != imported else { return nil }
    let isPattern = other == 2
    if other > file.floor { return "\(module) is beneath \(imported)" }
    if isPattern, file.floor == 2 { return "imports another pattern" }
    if isPattern, !["LabPatterns", "LabBenchmarks"].contains(module) {
      return "knows patterns by their list"
    }
    let knowsPatterns =
      isPattern || ["LabContract", "LabPatterns", "LabSessions"].contains(imported)
    let isPatternless = patternless.contains { file.path.hasPrefix($0 + "/") }
    return isPatternless && knowsPatterns ? "\(module) knows no pattern" : nil
  }
  return files.flatMap { file -> [String] in
    guard let module = file.module else { return [finding(file.path, "is in no module's folder")] }
    return file.imports.compactMap { imported, line in
      problem(file, module, imported).map { finding(file.path, line: line, $0) }
    }
  }
}

extension TextFile {
  /// The place among ``floors``, and one more for tools, such as the list of patterns beside them.
  fileprivate var floor: Int {
    floors.firstIndex { path.hasPrefix($0 + "/") && module != "LabPatterns" } ?? floors.count
  }

  /// The module of a source file, by its path, as the manifest names it.
  fileprivate var module: String? {
    let parts = path.split(separator: "/").map(String.init)
    switch (parts.first, parts.dropFirst().first, parts.count) {
    case ("Benchmarks", "Harness", _): return "LabMeasure"
    case ("Benchmarks", "Suites", 4...) where parts[2] == "InlineStores": return "LabInlineStores"
    case ("Benchmarks", _, _): return "LabBenchmarks"
    case ("Sources", "Lab", 5...) where parts[2] == "Console": return "Lab" + parts[3]
    case ("Sources", "Patterns", 3): return "LabPatterns"
    case ("Sources", "Specification", _): return "LabSpecification"
    case ("Sources", "Workshop", _): return "LabWorkshop"
    case ("Sources", "Patterns", 4...), ("Sources", "Stage", 4...): return parts[2]
    case ("Sources", _, 4...): return "Lab" + parts[2]
    default: return nil
    }
  }

  fileprivate var imports: [(module: String, line: Int)] {
    let kind = /(?:struct|class|enum|protocol|typealias|func|let|var)\s+/
    return lines.filter { $0.text.contains("import ") }.compactMap { line in
      line.text.prefixMatch(of: /[\s\w@()]*\bimport\s+(.+)/).map {
        (String($0.1.replacing(kind, with: "").prefix { $0 != "." }), line.number)
      }
    }
  }
}

/// The rooms of the house, and the most lines of Swift that each may have. A file counts where its longest folder is listed. To
/// raise a ceiling, say in the commit's body which user asked for what.
private let rooms = [
  "Sources/App": 3_780,
  "Sources/Patterns": 1_077 * Repository.here.patterns.count,
  "Sources/Stage": 2_510,
  "Sources/Specification": 4_470,
  "Sources/Trace": 3_450,
  "Sources/Lab": 6_280,
  "Sources/Workshop": 2_400,
  "Sources/Templates": 2_550,
  "Benchmarks/Harness": 4_750,
  "Benchmarks/Suites": 5_080,
  "Tests": 22_580,
  "Tests/Packages": 2_800,
  "docs": 3_950,
]

struct FloorsTests {
  @Test func `a module imports only what is beneath it`() {
    // A template is a package of a person's own.
    let files = Repository.here.files(".swift", under: "Sources", "Benchmarks").filter {
      !$0.path.hasPrefix("Sources/Templates/")
    }

    #expect(wrongImports(in: files) == [])
    #expect(files.count > 300)
  }

  @Test func `no room is over its ceiling`() {
    var lines: [String: Int] = [:]
    for file in Repository.here.files(".swift") where file.path != "Package.swift" {
      let room = rooms.keys.filter { file.path.hasPrefix($0 + "/") }.max { $0.count < $1.count }
      lines[room ?? file.path, default: 0] += file.text.count { $0 == "\n" }
    }

    for (room, lines) in lines {
      #expect(lines <= rooms[room] ?? 0, "\(room)")
    }
  }
}

struct ManifestTests {
  @Test func `no manifest names a package, except those of tests this one`() throws {
    let manifests = Repository.here.paths.filter {
      $0.contains(/(^|\/)(Package(@[^\/]*)?\.swift|Podfile|Cartfile)$/)
    }

    for path in manifests where path != "Package.swift" {
      #expect(path.contains(/^Tests\/Packages\/\w+\/Package\.swift$/))
    }
    for path in manifests {
      let named = try #require(Repository.here.file(path)).lines.map(\.text)
        .filter { $0.contains(/\.package\s*\(/) }
      let ownName = #".package(name: "PatternLab", path: "../../..")"#
      #expect(named.allSatisfy { path != "Package.swift" && $0.contains(ownName) }, "\(path)")
    }
  }

  @Test func `the top level is tidy`() {
    let paths = Repository.here.paths
    let known: Set = ["Package.swift", "Sources", "Tests", "Benchmarks", "docs", "CHANGELOG.md"]

    let top = Set(paths.map { String($0.prefix { $0 != "/" }) }).subtracting(known)
    #expect(top.filter { !$0.contains(/^(README|LICENSE|\.)/) } == [])
  }
}
