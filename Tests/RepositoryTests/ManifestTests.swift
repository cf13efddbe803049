import Testing

struct ManifestTests {
  @Test func `there is one manifest without packages, and a tidy top level`() throws {
    let paths = Repository.here.paths
    let manifest = try #require(Repository.here.file("Package.swift"))
    let known: Set = ["Package.swift", "Sources", "Tests", "Benchmarks", "docs", "CHANGELOG.md"]

    #expect(!manifest.text.contains(/\.package\s*\(/))
    #expect(
      paths.filter { $0.contains(/(^|\/)(Package(@[^\/]*)?\.swift|Podfile|Cartfile)$/) }
        == ["Package.swift"])
    let top = Set(paths.map { String($0.prefix { $0 != "/" }) }).subtracting(known)
    #expect(top.filter { !$0.contains(/^(README|LICENSE|\.)/) } == [])
  }
}
