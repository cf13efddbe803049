import Testing

/// From the one that knows nothing to the one that knows all; the patterns stand side by side.
private func order(of patterns: Set<String>) -> [Set<String>] {
  [
    ["Domain"], ["SampleBackend"], ["StageRuntime"], ["StageUI"], ["Trace"], ["Components"],
    ["Contract"], patterns, ["PatternList"], ["Sessions"], ["CAllocations"], ["Measure"],
    ["Report"], ["SourceCode"],
    ["Benchmarks"], ["CommandLine"],
  ]
}

/// Imports of a module that comes later or stands beside, and patterns that the tools know.
private func wrongArrows(in files: [TextFile]) -> [Finding] {
  let patterns = patterns(amongPaths: files.map(\.path))
  let tested = patterns.union(["Contract", "PatternList", "Sessions"])
  let order = order(of: patterns)
  func place(of module: String) -> Int? { order.firstIndex { $0.contains(module) } }

  return files.flatMap { file -> [Finding] in
    guard let module = file.module, let place = place(of: module) else {
      return [Finding(file.path, "belongs to a module that has no place in the order")]
    }
    return file.imports.compactMap { imported, line in
      if ["Measure", "Report", "SourceCode"].contains(module), tested.contains(imported) {
        return Finding(
          file.path, line: line, "\(module) may know no pattern, but imports \(imported)")
      }
      if let other = order.firstIndex(where: { $0.contains(imported) }), other >= place,
        imported != module
      {
        return Finding(file.path, line: line, "\(module) may not know \(imported)")
      }
      return nil
    }
  }
}

struct ModuleArrowsTests {
  @Test func `a module imports only what stands before it`() {
    expectNone(wrongArrows(in: Repository.here.swiftFiles(under: "Sources", "Benchmarks")))
  }

  @Test func `an arrow that points down is found`() {
    let findings = wrongArrows(in: [
      TextFile(
        path: "Sources/App/Domain/Entities/Post.swift", text: "import Foundation\nimport Trace")
    ])

    #expect(
      findings.map(\.description) == [
        "Sources/App/Domain/Entities/Post.swift:2: Domain may not know Trace"
      ])
  }

  @Test func `a pattern beside a pattern is found`() {
    let findings = wrongArrows(in: [
      TextFile(path: "Sources/Patterns/MV/Pattern.swift", text: "import MVI"),
      TextFile(path: "Sources/Patterns/MVI/Pattern.swift", text: "import Contract"),
    ])

    #expect(
      findings.map(\.description) == ["Sources/Patterns/MV/Pattern.swift:1: MV may not know MVI"])
  }

  @Test func `a pattern in the tools is found, although it stands before them`() {
    let findings = wrongArrows(in: [
      TextFile(
        path: "Sources/Lab/Measure/Sample.swift", text: "import CAllocations\nimport PatternList")
    ])

    #expect(
      findings.map(\.description) == [
        "Sources/Lab/Measure/Sample.swift:2: Measure may know no pattern, but imports PatternList"
      ])
  }

  @Test func `a module that nobody has placed is found`() {
    let findings = wrongArrows(in: [TextFile(path: "Sources/Lab/Attic/Old.swift", text: "")])

    #expect(
      findings.map(\.description) == [
        "Sources/Lab/Attic/Old.swift:1: belongs to a module that has no place in the order"
      ])
  }
}
