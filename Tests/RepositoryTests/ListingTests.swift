import Testing

struct ListingTests {
  @Test func `the checks look at this repository`() {
    let files = Repository.here.swiftFiles(under: "Tests")
    #expect(Repository.here.paths.contains("Package.swift"))
    #expect(files.contains { $0.path == "Tests/RepositoryTests/ListingTests.swift" })
  }

  @Test func `without git the same files are found`() {
    let listed = Set(allFiles(in: Repository.here.root))
    let known = filesKnownToGit(in: Repository.here.root) ?? []
    #expect(known.filter { !listed.contains($0) } == [])
  }
}
