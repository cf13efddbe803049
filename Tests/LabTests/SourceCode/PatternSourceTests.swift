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

  @Test func `naming takes its file and the lines that name a cause`() {
    let pattern = pattern([
      "Patterns/MVI+Naming": "import MVI\n\n// Names.\nextension Pattern {}\n",
      "Patterns/MVI+Lab": "import LabTrace\n\n// Watches.\nextension Pattern {}\n",
      "Patterns/MVI/Store":
        """
      import LabTracepoints
      final class Store: TracedObject {
        func send() { Cause.action(intent) { reduce() } }  // TracedObject
      }
      """,
    ])

    #expect(pattern.namingLines == 3)
  }

  @Test func `stored fields are those that others may see and code may write`() {
    let pattern = pattern([
      "Patterns/MVI/FeedViewModel": """
      var outside = 1
      @Observable
      package final class FeedViewModel {
        package var posts: [Post] = []
        package private(set) var query = "" {
          didSet { search() }
        }
        let phase: any Signal<Int>
        let id: Int
        package var shown: [Post] {
          var local = posts
        }
        private var page = 1
        fileprivate var count = 1
        @ObservationIgnored var likes = 1
      }
      """
    ])

    #expect(
      pattern.storedFields(of: "FeedViewModel", in: "FeedViewModel") == [
        "posts", "query", "phase",
      ])
    #expect(pattern.storedFields(of: "FeedModel", in: "FeedViewModel") == [])
    #expect(pattern.storedFields(of: "FeedViewModel", in: "FeedModel") == [])
  }
}
