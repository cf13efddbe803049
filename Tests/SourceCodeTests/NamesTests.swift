import Testing

@testable import SourceCode

struct NamesTests {
  @Test(arguments: [
    ("FeedViewModel", "feed-view-model"), ("MVIContainer", "mvi-container"),
    ("View+Notice", "view-notice"), ("Relay", "relay"),
    ("LikeRollsBack", "like-rolls-back"), ("", ""),
  ])
  func `names of types as words of a command line`(_ name: String, _ words: String) {
    #expect(name.kebabCase == words)
  }
}
