import Testing

/// Sources that know two patterns and are not the list.
private func acquaintances(in files: [TextFile]) -> [Finding] {
  let patterns = patterns(amongPaths: files.map(\.path))
  return files.filter { $0.module != "PatternList" }.flatMap { file -> [Finding] in
    var known = patterns.intersection([file.module].compactMap(\.self))
    return file.imports.compactMap { module, line -> Finding? in
      guard patterns.contains(module), known.insert(module).inserted, known.count > 1 else {
        return nil
      }
      return Finding(file.path, line: line, "imports \(module) beside another pattern")
    }
  }
}

struct PatternImportsTests {
  @Test func `no pattern knows another, and only the list knows them all`() {
    expectNone(acquaintances(in: Repository.here.swiftFiles(under: "Sources", "Benchmarks")))
  }

  @Test func `a pattern that imports another is found`() {
    let findings = acquaintances(in: [
      TextFile(path: "Sources/Patterns/MV/Pattern.swift", text: "import Domain\nimport MVI\n"),
      TextFile(path: "Sources/Patterns/MVI/Pattern.swift", text: "import Domain\n"),
    ])

    #expect(
      findings.map(\.description) == [
        "Sources/Patterns/MV/Pattern.swift:2: imports MVI beside another pattern"
      ])
  }

  @Test func `two patterns in one file are found, save in the list`() {
    let patterns = "@testable import MV\nprivate import struct MVI.FeedState\n"
    let findings = acquaintances(in: [
      TextFile(path: "Sources/Patterns/MV/Pattern.swift", text: ""),
      TextFile(path: "Sources/Patterns/MVI/Pattern.swift", text: ""),
      TextFile(path: "Sources/Lab/PatternList/Patterns.swift", text: patterns),
      TextFile(path: "Benchmarks/Taps.swift", text: patterns),
    ])

    #expect(
      findings.map(\.description) == ["Benchmarks/Taps.swift:2: imports MVI beside another pattern"]
    )
  }
}
