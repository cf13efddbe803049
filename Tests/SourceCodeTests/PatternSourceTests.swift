import Testing

@testable import SourceCode

struct PatternSourceTests {
  private let pattern = PatternSource(
    name: "MVI",
    files: [
      "MV/Feed/FeedView", "MVI/Store", "MVI/Profile/ProfileView", "MVI/Pattern",
      "MVI/Feed/FeedView", "MVI/Feed/FeedState", "MVIReactor/Reactor",
    ]
    .map { SourceFile(path: "Sources/Patterns/\($0).swift", text: "let a = 1\n\n") })

  @Test func `has its own files, in order`() {
    #expect(
      pattern.files.map(pattern.localPath) == [
        "Feed/FeedState.swift", "Feed/FeedView.swift", "Pattern.swift",
        "Profile/ProfileView.swift", "Store.swift",
      ])
    #expect(pattern.files(ofFeature: "feed").map(\.name) == ["FeedState", "FeedView"])
  }

  @Test func `machinery serves both screens, and not the lab`() {
    #expect(pattern.machinery.map(\.name) == ["Store"])
    #expect(pattern.machinery.codeCount.lines == 1)
  }

  @Test func `a file has no blank lines at its end`() {
    #expect(pattern.files[0].lines == ["let a = 1"])
    #expect(SourceFile(path: "a.swift", text: "\n \n").lines == [])
  }

  @Test func `lines of tracing are its file and the lines that name a cause`() {
    let pattern = PatternSource(
      name: "MVI",
      files: [
        SourceFile(
          path: "Sources/Lab/PatternList/MVI+Tracing.swift",
          text: "import Trace\n\n// Watches.\nextension Pattern {}\n"),
        SourceFile(
          path: "Sources/Patterns/MVI/Store.swift",
          text: "import Tracepoints\nfunc send() {\n  Cause.action(intent) { reduce() }\n}\n"),
      ])

    #expect(pattern.tracingLines == 4)
  }

  @Test func `stored fields are those that others may see and code may write`() {
    let pattern = pattern([
      "FeedViewModel": """
      var outside = 1
      @Observable
      package final class FeedViewModel {
        package var posts: [Post] = []
        package private(set) var query = "" {
          didSet { search() }
        }
        let phaseRelay = Relay(1)
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
        "posts", "query", "phaseRelay",
      ])
    #expect(pattern.storedFields(of: "FeedModel", in: "FeedViewModel") == [])
    #expect(pattern.storedFields(of: "FeedViewModel", in: "FeedModel") == [])
  }

  @Test(arguments: [
    ("FeedViewModel", "feed-view-model"), ("MVIContainer", "mvi-container"),
    ("View+Notice", "view-notice"), ("Relay", "relay"), ("", ""),
  ])
  func `spells names as words of a command line`(_ name: String, _ words: String) {
    #expect(name.kebabCase == words)
  }

  private func pattern(_ texts: [String: String]) -> PatternSource {
    PatternSource(
      name: "MVI",
      files: texts.map { SourceFile(path: "Sources/Patterns/MVI/\($0).swift", text: $1) })
  }
}
