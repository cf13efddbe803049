import Testing

/// Declarations outside `Tracing.swift` that name a cause: only their head would count as lines of tracing.
private func halfCounted(in files: [TextFile]) -> [Finding] {
  let others = files.filter {
    $0.text.contains("Cause") && !$0.path.hasSuffix("/Tracing.swift")
      && !$0.path.hasSuffix("/Replaying.swift")
  }
  return others.flatMap { file in
    file.lines.compactMap { number, line in
      line.contains(/\b(?:func|var|class|struct|enum|protocol|extension)\s+\w*Cause/)
        ? Finding(file.path, line: number, "declares what belongs in Tracing.swift") : nil
    }
  }
}

struct TracingLinesTests {
  @Test func `what a pattern declares for tracing stands where all of it is counted`() {
    expectNone(halfCounted(in: Repository.here.swiftFiles(under: "Sources/Patterns")))
  }

  @Test func `a declaration elsewhere is found, and a choke point is not`() {
    let operators = "func asCauses() -> Stream {\n  Cause.action(1) {}\n}\n"
    let findings = halfCounted(in: [
      TextFile(path: "Sources/Patterns/MVI/Flow.swift", text: operators),
      TextFile(path: "Sources/Patterns/MVI/Tracing.swift", text: operators),
      TextFile(path: "Sources/Patterns/MVI/Store.swift", text: "Cause.action(1) {}\n"),
    ])

    #expect(
      findings.map(\.description) == [
        "Sources/Patterns/MVI/Flow.swift:1: declares what belongs in Tracing.swift"
      ])
  }
}
