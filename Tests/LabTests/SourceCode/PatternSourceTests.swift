import Testing

@testable import LabSourceCode

struct PatternSourceTests {
  private func pattern(_ texts: KeyValuePairs<String, String>) -> PatternSource {
    PatternSource(
      name: "MVI",
      files: texts.map { SourceFile(path: "Sources/\($0).swift", text: $1) })
  }

  @Test func `has its own files in order, by screen and beside the screens`() {
    let pattern = pattern([
      "Patterns/MV/Feed/FeedView": "", "Patterns/MVI/Store": "import LabFields\n\n",
      "Patterns/MVI/Profile/ProfileView": "", "Patterns/MVI/Pattern": "",
      "Patterns/MVI/Feed/FeedView": "", "Patterns/MVI/Feed/FeedState": "",
      "Patterns/MVIReactor/Reactor": "", "App/Fields/Draft": "let a = 1\n",
      "App/Streams/Stream": "",
    ])
    let alone = self.pattern(["Patterns/MVI/Store": "", "App/Fields/Draft": ""])

    #expect(
      pattern.files.map(pattern.localPath) == [
        "Feed/FeedState.swift", "Feed/FeedView.swift", "Pattern.swift",
        "Profile/ProfileView.swift", "Store.swift",
      ])
    #expect(pattern.files(ofFeature: "feed").map(\.name) == ["FeedState", "FeedView"])
    #expect(pattern.machinery.map(\.name) == ["Store", "Draft"])
    #expect(alone.machinery.map(\.name) == ["Store"])
    #expect(pattern.machinery[1].lines == ["let a = 1"])
    #expect(SourceFile(path: "a.swift", text: "\n \n").lines == [])
  }
}
