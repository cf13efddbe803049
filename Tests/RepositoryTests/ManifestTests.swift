import Testing

/// Finds packages that the manifest depends on, other manifests, and strangers on the top level.
private func foreigners(amongPaths paths: [String], manifest: String) -> [Finding] {
  let manifest = TextFile(path: "Package.swift", text: manifest)
  let packages = manifest.lines.filter { $0.text.contains(/\.package\s*\(/) }
    .map { Finding(manifest.path, line: $0.number, "depends on a package") }
  let manifests = paths.filter {
    $0 != manifest.path && $0.contains(/(^|\/)(Package(@[^\/]*)?\.swift|Podfile|Cartfile)$/)
  }
  let known = ["Package.swift", "Sources", "Tests", "Benchmarks", "docs", "CHANGELOG.md"]
  let strangers = Set(paths.map { String($0.prefix { $0 != "/" }) }).sorted().filter { name in
    !known.contains(name) && !["README", "LICENSE", "."].contains { name.hasPrefix($0) }
  }
  return packages + manifests.map { Finding($0, "is a second manifest") }
    + strangers.map { Finding($0, "does not belong on the top level") }
}

struct ManifestTests {
  @Test func `there is one manifest without packages, and a tidy top level`() throws {
    let manifest = try #require(Repository.here.files("Package.swift").first)
    expectNone(foreigners(amongPaths: Repository.here.paths, manifest: manifest.text))
  }

  @Test func `finds packages, other manifests and strangers`() {
    let findings = foreigners(
      amongPaths: [
        ".gitignore", "Benchmarks/Package.swift", "Package.swift", "README.md",
        "Sources/App/Package@swift-6.swift", "scripts/a.sh", "scripts/b.sh",
      ],
      manifest: """
        let package = Package(
          dependencies: [.package(url: "https://example.com/a", from: "1.0.0")])
        """)

    #expect(
      findings.map(\.description) == [
        "Package.swift:2: depends on a package",
        "Benchmarks/Package.swift:1: is a second manifest",
        "Sources/App/Package@swift-6.swift:1: is a second manifest",
        "scripts:1: does not belong on the top level",
      ])
  }
}
