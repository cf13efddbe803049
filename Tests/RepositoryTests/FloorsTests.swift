import Testing

/// The floors of the house, each of which knows only those before it.
private let floors = ["Sources/App", "Sources/Stage", "Sources/Patterns", "Sources/Lab"]

/// Imports of a later floor that are meant: leaf views and patterns need the view protocol.
private let exceptions: Set = ["Components → StageUI", "Contract → StageUI"]

/// Tools that know no pattern, not even by its contract.
private let patternless: Set = [
  "CallStack", "Console", "Harness", "Measure", "OwnState", "Report", "SourceCode",
  "StateBenchmarks", "Trace", "Workshop",
]

/// Finds imports of a later floor, of one pattern by another, and of patterns by tools other than
/// their list.
private func wrongImports(in files: [TextFile]) -> [String] {
  var floor: [String: Int] = [:]
  for file in files { file.module.map { floor[$0] = file.floor } }

  func problem(_ module: String, _ imported: String) -> String? {
    guard let own = floor[module], let other = floor[imported], module != imported else {
      return nil
    }
    let isPattern = other == 2
    if other > own, !exceptions.contains("\(module) → \(imported)") {
      return "\(module) is above \(imported)"
    }
    if isPattern, own == 2 { return "imports another pattern" }
    if isPattern, module != "PatternList" { return "only PatternList imports patterns" }
    let knowsPatterns = isPattern || ["Contract", "PatternList", "Sessions"].contains(imported)
    return patternless.contains(module) && knowsPatterns ? "\(module) knows no pattern" : nil
  }
  return files.flatMap { file -> [String] in
    guard let module = file.module, file.floor != nil else {
      return [finding(file.path, "is on none of the floors App, Stage, Patterns, Lab")]
    }
    return file.imports.compactMap { imported, line in
      problem(module, imported).map { finding(file.path, line: line, $0) }
    }
  }
}

extension TextFile {
  fileprivate var floor: Int? {
    path.hasPrefix("Benchmarks/")
      ? floors.count - 1 : floors.firstIndex { path.hasPrefix($0 + "/") }
  }

  /// The module of a source file, by its path.
  fileprivate var module: String? {
    let parts = path.split(separator: "/").map(String.init)
    if parts.first == "Benchmarks" {
      return parts[1] == "State" ? "StateBenchmarks" : "Benchmarks"
    }
    return parts.count > 3 ? parts[2] : nil
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

struct FloorsTests {
  @Test func `a module imports only what is above it`() {
    // An exercise and a template are packages of a person's own.
    let files = Repository.here.files(".swift", under: "Sources", "Benchmarks").filter {
      !$0.path.hasPrefix("Sources/Exercises/") && !$0.path.hasPrefix("Sources/FeatureTemplates/")
    }

    #expect(wrongImports(in: files) == [])
    #expect(files.count > 400)
  }

  @Test(arguments: [
    ("Sources/App/Domain/A.swift", "import StageUI", "Domain is above StageUI"),
    ("Sources/App/Components/A.swift", "import StageUI", nil),
    ("Sources/Patterns/MV/A.swift", "import MVI", "imports another pattern"),
    ("Sources/Lab/PatternList/A.swift", "import MV\nimport MVI", nil),
    (
      "Benchmarks/A.swift", "@testable private import struct MVI.FeedState",
      "only PatternList imports patterns"
    ),
    ("Benchmarks/A.swift", "import Contract\nimport PatternList\nimport Foundation", nil),
    ("Sources/Lab/Measure/A.swift", "import Sessions", "Measure knows no pattern"),
    (
      "Benchmarks/State/A.swift", "import PatternList", "StateBenchmarks knows no pattern"
    ),
    ("Sources/Attic/Old/A.swift", "", "is on none of the floors App, Stage, Patterns, Lab"),
  ])
  func `finds an import that is wrong, and no other`(
    _ path: String, _ text: String, _ problem: String?
  ) {
    let others = [
      "App/Domain", "App/Components", "Stage/StageUI", "App/Contract", "Patterns/MVI",
      "Lab/PatternList", "Lab/Sessions", "Lab/Measure",
    ]
    let files = others.map { TextFile(path: "Sources/\($0)/Other.swift", text: "") }

    let findings = wrongImports(in: files + [TextFile(path: path, text: text)])

    #expect(findings == problem.map { [finding(path, $0)] } ?? [])
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
