import Testing

@testable import SourceCode

struct PatternSourceTests {
  private let pattern = PatternSource(
    name: "MVI",
    files: [
      "MV/Feed/FeedView", "MVI/Store", "MVI/Profile/ProfileView", "MVI/Pattern", "MVI/Tracing",
      "MVI/Feed/FeedView", "MVI/Feed/FeedState", "MVIReactor/Reactor",
    ]
    .map { SourceFile(path: "Sources/Patterns/\($0).swift", text: "let a = 1\n\n") })

  @Test func `a pattern has its own files, in order`() {
    #expect(
      pattern.files.map(pattern.localPath) == [
        "Feed/FeedState.swift", "Feed/FeedView.swift", "Pattern.swift",
        "Profile/ProfileView.swift", "Store.swift", "Tracing.swift",
      ])
    #expect(pattern.files(ofFeature: "feed").map(\.name) == ["FeedState", "FeedView"])
    #expect(pattern.file(named: "Tracing")?.path == "Sources/Patterns/MVI/Tracing.swift")
  }

  @Test func `machinery is what serves both screens, and is no adapter to the lab`() {
    #expect(pattern.machinery.map(\.name) == ["Store"])
    #expect(pattern.machinery.codeCount.lines == 1)
  }

  @Test func `a file ends with its last line that says something`() {
    #expect(pattern.files[0].lines == ["let a = 1"])
    #expect(SourceFile(path: "a.swift", text: "\n \n").lines == [])
  }
}
