import Testing

/// Sources that know two forms and are not the catalogue.
private func acquaintances(in files: [TextFile]) -> [Finding] {
  let forms = forms(amongPaths: files.map(\.path))
  return files.filter { $0.module != "Catalog" }.flatMap { file -> [Finding] in
    var known = forms.intersection([file.module].compactMap(\.self))
    return file.imports.compactMap { module, line -> Finding? in
      guard forms.contains(module), known.insert(module).inserted, known.count > 1 else {
        return nil
      }
      return Finding(file.path, line: line, "imports \(module) beside another form")
    }
  }
}

struct FormImportsTests {
  @Test func `no form knows another, and only the catalogue knows them all`() {
    expectNone(acquaintances(in: Repository.here.swiftFiles(under: "Sources", "Benchmarks")))
  }

  @Test func `a form that imports another is found`() {
    let findings = acquaintances(in: [
      TextFile(path: "Sources/Patterns/MV/Pattern.swift", text: "import Domain\nimport MVI\n"),
      TextFile(path: "Sources/Patterns/MVI/Pattern.swift", text: "import Domain\n"),
    ])

    #expect(
      findings.map(\.description) == [
        "Sources/Patterns/MV/Pattern.swift:2: imports MVI beside another form"
      ])
  }

  @Test func `two forms in one file are found, save in the catalogue`() {
    let forms = "@testable import MV\nprivate import struct MVI.FeedState\n"
    let findings = acquaintances(in: [
      TextFile(path: "Sources/Patterns/MV/Pattern.swift", text: ""),
      TextFile(path: "Sources/Patterns/MVI/Pattern.swift", text: ""),
      TextFile(path: "Sources/Lab/Catalog/Catalog.swift", text: forms),
      TextFile(path: "Benchmarks/Taps.swift", text: forms),
    ])

    #expect(
      findings.map(\.description) == ["Benchmarks/Taps.swift:2: imports MVI beside another form"])
  }
}
