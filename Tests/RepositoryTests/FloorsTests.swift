import Testing

/// The floors of the house, each of which knows only those before it.
private enum Floor: Int {
  case app, stage, patterns, lab

  init?(_ file: TextFile) {
    switch file.path.split(separator: "/").prefix(2) {
    case ["Sources", "App"]: self = .app
    case ["Sources", "Stage"]: self = .stage
    case ["Sources", "Patterns"]: self = .patterns
    case ["Sources", "Lab"]: self = .lab
    case let parts where parts.first == "Benchmarks": self = .lab
    default: return nil
    }
  }
}

/// Imports of a lower floor that are meant: leaf views need the view protocol, choke points name
/// their cause.
private let exceptions: Set = [
  "Components → StageUI", "StageRuntime → Trace", "pattern → Trace",
]

/// Tools that know no pattern, not even by its contract.
private let patternless: Set = ["Measure", "Report", "SourceCode", "Trace"]

/// Finds imports of a lower floor, of one pattern by another, and of patterns by tools other than
/// their list.
private func wrongImports(in files: [TextFile]) -> [Finding] {
  var floors: [String: Floor] = [:]
  for file in files { file.module.map { floors[$0] = Floor(file) } }

  func problem(_ module: String, _ imported: String) -> String? {
    guard let floor = floors[module], let other = floors[imported], module != imported else {
      return nil
    }
    let isPattern = other == .patterns && imported != "Contract"
    if other.rawValue > floor.rawValue {
      let arrow = "\(floor == .patterns ? "pattern" : module) → \(imported)"
      return exceptions.contains(arrow) ? nil : "\(module) is above \(imported)"
    }
    if floor == .patterns { return isPattern ? "imports another pattern" : nil }
    if isPattern { return module == "PatternList" ? nil : "only PatternList imports patterns" }
    let knowsPatterns = other == .patterns || ["PatternList", "Sessions"].contains(imported)
    return patternless.contains(module) && knowsPatterns ? "\(module) knows no pattern" : nil
  }
  return files.flatMap { file -> [Finding] in
    guard let module = file.module, Floor(file) != nil else {
      return [Finding(file.path, "is on none of the floors App, Stage, Patterns, Lab")]
    }
    return file.imports.compactMap { imported, line in
      problem(module, imported).map { Finding(file.path, line: line, $0) }
    }
  }
}

extension TextFile {
  /// The module of a source file, by its path.
  fileprivate var module: String? {
    let parts = path.split(separator: "/").map(String.init)
    return parts.first == "Benchmarks" ? "Benchmarks" : parts.count > 3 ? parts[2] : nil
  }

  fileprivate var imports: [(module: String, line: Int)] {
    lines.filter { $0.text.contains("import ") }.compactMap { line in
      line.text.prefixMatch(of: importLine).map { (String($0.module), line.number) }
    }
  }
}

/// Attributes, an access level, `import`, a kind of declaration, and the module.
nonisolated(unsafe) private let importLine =
  #/
  \s*(?:@\w+(?:\([^)]*\))?\s+)*
  (?:(?:public|package|internal|fileprivate|private)\s+)?
  import\s+
  (?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?
  (?<module>\w+)
  /#

struct FloorsTests {
  @Test func `a module imports only what is above it`() {
    expectNone(wrongImports(in: Repository.here.files(".swift", under: "Sources", "Benchmarks")))
  }

  @Test(arguments: [
    ("Sources/App/Domain/A.swift", "import StageUI", "Domain is above StageUI"),
    ("Sources/App/Components/A.swift", "import StageUI", nil),
    ("Sources/Stage/StageUI/A.swift", "import Domain", nil),
    ("Sources/Stage/StageUI/A.swift", "import Contract", "StageUI is above Contract"),
    ("Sources/Patterns/MV/A.swift", "import Contract", nil),
    ("Sources/Patterns/MV/A.swift", "import MVI", "imports another pattern"),
    ("Sources/Patterns/MV/A.swift", "import Measure", "MV is above Measure"),
    ("Sources/Lab/PatternList/A.swift", "import MV\nimport MVI", nil),
    ("Sources/Lab/Sessions/A.swift", "import MVI", "only PatternList imports patterns"),
    (
      "Benchmarks/A.swift", "@testable private import struct MVI.FeedState",
      "only PatternList imports patterns"
    ),
    ("Benchmarks/A.swift", "import Contract\nimport PatternList\nimport Foundation", nil),
    ("Sources/Lab/Measure/A.swift", "import Contract", "Measure knows no pattern"),
    ("Sources/Lab/Measure/A.swift", "import Sessions", "Measure knows no pattern"),
    ("Sources/Attic/Old/A.swift", "", "is on none of the floors App, Stage, Patterns, Lab"),
  ])
  func `finds an import that is wrong, and no other`(
    _ path: String, _ text: String, _ problem: String?
  ) {
    let others = [
      "App/Domain", "App/Components", "Stage/StageUI", "Patterns/Contract", "Patterns/MV",
      "Patterns/MVI", "Lab/PatternList", "Lab/Sessions", "Lab/Measure",
    ]
    let files = others.map { TextFile(path: "Sources/\($0)/Other.swift", text: "") }

    let findings = wrongImports(in: files + [TextFile(path: path, text: text)])

    #expect(findings.map(\.description) == (problem.map { ["\(path):1: \($0)"] } ?? []))
  }
}
