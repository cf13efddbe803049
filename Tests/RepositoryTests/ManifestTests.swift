import Testing

/// Manifests besides the one, and the packages that it depends on.
private func foreignPackages(in files: [TextFile]) -> [Finding] {
  files.flatMap { file -> [Finding] in
    let name = file.path.split(separator: "/").last ?? ""
    if file.path == "Package.swift" {
      return file.lines.filter { $0.text.contains(/\.package\s*\(/) }
        .map { Finding(file.path, line: $0.number, "depends on a package") }
    }
    let isManifest = name.wholeMatch(of: /Package(@.*)?\.swift|Podfile|Cartfile/) != nil
    return isManifest ? [Finding(file.path, "is a second manifest")] : []
  }
}

struct ManifestTests {
  @Test func `there is one manifest, and it names no package`() {
    expectNone(foreignPackages(in: Repository.here.files { _ in true }))
  }

  @Test func `a dependency and a second manifest are found`() {
    let findings = foreignPackages(in: [
      TextFile(
        path: "Package.swift",
        text: """
          let package = Package(
            dependencies: [.package(url: "https://example.com/a", from: "1.0.0")])
          """),
      TextFile(path: "Benchmarks/Package.swift", text: ""),
    ])

    #expect(
      findings.map(\.description) == [
        "Package.swift:2: depends on a package",
        "Benchmarks/Package.swift:1: is a second manifest",
      ])
  }
}
