import LabBackend
import LabDomain
import StageUI
import Testing

@testable import StaleAnswer

@Suite struct Check {
  private let backend = SampleBackend(policy: .gatedIgnoringCancellation)
  private let store: SearchStore

  init() {
    store = SearchStore(repository: backend)
  }

  @Test("shows the posts that were found") func showsTheAnswer() async throws {
    await type("tea")
    try await answer(1, with: [.tea])

    #expect(
      store.state.posts == [.tea] && !store.state.isSearching,
      "A single search no longer shows its posts. An answer comes back to the store as an intent.")
  }

  @Test("replays a session without a request") func replaysWithoutARequest() async {
    _ = store.replay([.queryChanged("tea"), .queryChanged("bread")])
    await settle()

    #expect(
      backend.log == [],
      """
      Replaying a recorded session sent real requests: the reducer itself starts the work. \
      What could it return instead, so that only `send` does the work?
      """)
  }

  @Test("keeps the newer answer when the older one comes last")
  func keepsTheNewerAnswer() async throws {
    await type("tea")
    await type("bread")
    try await answer(2, with: [.bread])
    try await answer(1, with: [.tea])

    #expect(
      store.state.posts == [.bread],
      """
      The search for "tea" was answered after the one for "bread", and its posts are shown under \
      "bread". Which searches may still write?
      """)
  }

  @Test("drops an answer after the field is cleared") func dropsAnAnswerAfterClearing() async throws
  {
    await type("tea")
    await type("")
    try await answer(1, with: [.tea])

    #expect(
      store.state.posts == [],
      "The field is empty, yet a late answer fills the list. Clearing the field ends a search too.")
  }

  @Test("ignores an older answer to the same text")
  func ignoresAnOlderAnswerToTheSameText() async throws {
    for query in ["tea", "bread", "tea"] { await type(query) }
    try await answer(3, with: [.tea, .moreTea])
    try await answer(2, with: [.bread])
    // Anything else is the subject of another test.
    guard store.state.posts == [.tea, .moreTea] else { return }
    try await answer(1, with: [.tea])

    #expect(
      store.state.posts == [.tea, .moreTea],
      """
      "tea" was searched twice, and the first answer replaced the second: both belong to the same \
      text. What do two requests never share?
      """)
  }

  @Test("writes nothing once a search is cancelled") func writesNothingOnceCancelled() async {
    backend.policy = .gated
    await type("tea")
    await type("bread")
    let isFirstCancelled = backend.pending.map(\.id) == [2]

    #expect(
      !isFirstCancelled || store.state.isSearching,
      """
      You cancel the older search, and it still writes: it ended the newer one's progress. After \
      `await` a cancelled task goes on. What must it ask before it sends?
      """)
  }

  @Test("replaying leaves the running search alone") func replayingLeavesTheSearchAlone()
    async throws
  {
    await type("tea")
    _ = store.replay([.queryChanged("bread"), .queryChanged("")])
    try await answer(1, with: [.tea])

    #expect(
      store.state.posts == [.tea],
      """
      Replaying an old session stopped the search on screen. Cancelling is an effect as well, so it \
      has no place in the reducer.
      """)
  }

  private func type(_ query: String) async {
    store.send(.queryChanged(query))
    await settle()
  }

  /// Answers the search with this number, counted from 1.
  private func answer(_ number: Int, with posts: [Post]) async throws {
    let call = try #require(
      backend.pending.first { $0.id == number },
      "Search number \(number) never reached the repository. Who performs it after `reduce`?")
    try backend.release(call, with: .posts(posts))
    await settle()
  }
}

/// Returns when nothing is left to run on the main actor.
private func settle() async {
  await Stage(EmptyView()).settle()
}

extension Post {
  fileprivate static let tea = Post(id: 1, author: 1, authorName: "Noor", text: "A pot of tea")
  fileprivate static let moreTea = Post(id: 2, author: 2, authorName: "Ada", text: "More tea")
  fileprivate static let bread = Post(id: 3, author: 1, authorName: "Noor", text: "A loaf of bread")
}
