import LabBackend
import LabDomain
import StageUI
import Testing

@testable import StaleAnswer

/// A search whose requests wait for an answer, even if the caller is cancelled.
@Suite final class Check {
  private let backend = SampleBackend(policy: .gatedIgnoringCancellation)
  private let store: SearchStore

  init() {
    store = SearchStore(repository: backend)
  }

  @Test("shows what the newest search found") func showsTheAnswer() async throws {
    try #require(
      await sends("tea", "bread"),
      """
      "tea" and "bread" were typed, and the repository got \(backend.log). Each text is searched once, \
      at once. Who does the work that the reducer leaves to `send`, or what does it wait for?
      """)
    try await answer(2, with: .posts([.bread]))
    #expect(
      store.state.posts == [.bread] && !store.state.isSearching,
      """
      The newest search has found posts, and the state does not show them, or is still searching. An \
      answer comes back to the store as an intent.
      """)
  }

  @Test("replays a session without a request") func replaysWithoutARequest() async throws {
    let session: [SearchIntent] = [.queryChanged("tea"), .queryChanged("bread")]
    let replayed = store.replay(session)
    await settle()

    try #require(
      backend.log == [],
      """
      Replaying a recorded session sent real requests: the reducer itself starts the work, or `replay` \
      does. What could the reducer return instead, so that only `send` does the work?
      """)
    try #require(
      replayed.query == "bread" && replayed.isSearching && store.state == SearchState(),
      """
      After a replay of "tea" and "bread" the returned state is not one that searches for "bread", or \
      the state on screen has changed. Which state does `replay` reduce into?
      """)
    #expect(
      store.replay(session) == replayed,
      """
      The same session, replayed twice, ends in two states. Which value does the reducer draw that \
      is neither in its state nor in its intent?
      """)
  }

  @Test("only the newest search writes") func keepsTheNewerAnswer() async throws {
    guard await sends("tea", "bread") else { return }
    try await answer(2, with: .posts([.bread]))
    try await answer(1, with: .posts([.tea]))
    try #require(
      store.state.posts == [.bread],
      """
      The search for "tea" was answered after the one for "bread", and its posts are shown under \
      "bread". Which searches may still write?
      """)

    await type("tea")
    await type("rain")
    try await answer(3, with: .failure(.offline))
    #expect(
      store.state.notice == nil && store.state.isSearching,
      """
      "rain" is being searched, and the search for "tea" failed: that was written, as a notice or as \
      the end of the search. Is the order of the answers what makes one old?
      """)
  }

  @Test("clearing the field ends the search") func clearingEndsTheSearch() async throws {
    guard await sends("tea") else { return }
    await type("")
    try await answer(1, with: .posts([.tea]))
    #expect(
      store.state.posts == [] && !store.state.isSearching,
      "The field is empty, yet a late answer fills the list. Clearing the field ends a search too.")
  }

  @Test("ignores an older answer to the same text")
  func ignoresAnOlderAnswerToTheSameText() async throws {
    guard await sends("tea", "bread", "tea") else { return }
    try await answer(3, with: .posts([.tea, .bread]))
    try await answer(2, with: .posts([.bread]))
    // Another text is the question of another test.
    guard store.state.posts == [.tea, .bread] else { return }
    try await answer(1, with: .posts([.tea]))

    #expect(
      store.state.posts == [.tea, .bread],
      """
      "tea" was searched twice, and the first answer replaced the second: both belong to the same \
      text. What do two requests never share?
      """)
  }

  @Test("writes nothing once a search is cancelled") func writesNothingOnceCancelled() async {
    backend.policy = .gated
    await type("tea")
    await type("bread")
    let isFirstCancelled = backend.pending.map(\.request) == [.search("bread")]

    #expect(
      !isFirstCancelled || store.state.isSearching,
      """
      You cancel the older search, and it still writes: it ended the newer one's progress. After \
      `await` a cancelled task goes on. What must it ask before it sends?
      """)
  }

  @Test("replaying leaves the running search alone")
  func replayingLeavesTheSearchAlone() async throws {
    guard await sends("tea") else { return }
    _ = store.replay([.queryChanged(""), .queryChanged("bread")])
    try await answer(1, with: .posts([.tea]))

    #expect(
      store.state.posts == [.tea],
      """
      Replaying an old session stopped the search on screen, or its answer no longer counts. What does \
      the reducer change besides the state that it is given?
      """)
  }

  private func type(_ query: String) async {
    store.send(.queryChanged(query))
    await settle()
  }

  /// Types the queries, and returns whether each sent one request at once.
  private func sends(_ queries: String...) async -> Bool {
    for query in queries { await type(query) }
    return backend.log == queries.map { .search($0) }
  }

  /// Answers the search with this number, counted from 1.
  private func answer(_ number: Int, with answer: SampleBackend.Answer) async throws {
    let call = try #require(
      backend.pending.first { $0.id == number },
      "The repository does not hold search number \(number), but \(backend.pending).")
    try backend.release(call, with: answer)
    await settle()
  }

  /// Returns when nothing is left to run on the main actor.
  private func settle() async {
    await Stage(EmptyView()).settle()
  }
}

extension Post {
  fileprivate static let tea = Post(id: 1, author: 1, authorName: "Noor", text: "A pot of tea")
  fileprivate static let bread = Post(id: 2, author: 1, authorName: "Noor", text: "A loaf of bread")
}
