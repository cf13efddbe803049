import Testing

/// Whatever lies on the top level and does not belong there.
private func strangers(amongPaths paths: [String]) -> [Finding] {
  let places = Set(paths.map { $0.prefix { $0 != "/" } })
  return places.sorted().filter { name in
    !["Package.swift", "Sources", "Tests", "Benchmarks", "docs", "CHANGELOG.md"].contains(name)
      && !["README", "LICENSE", "."].contains { name.hasPrefix($0) }
  }
  .map { Finding(String($0), "does not belong on the top level") }
}

struct TopLevelTests {
  @Test func `the top level holds the package, its four folders and what a reader expects`() {
    expectNone(strangers(amongPaths: Repository.here.paths))
  }

  @Test func `a stranger on the top level is found once`() {
    let findings = strangers(amongPaths: [
      ".gitignore", "Package.swift", "README.md", "Sources/App/Domain/Page.swift", "scripts/a.sh",
      "scripts/b.sh",
    ])

    #expect(findings.map(\.description) == ["scripts:1: does not belong on the top level"])
  }
}
