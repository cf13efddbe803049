import LabBackend
import LabDomain
import StageUI
import Testing

@testable import LoadTwice

@Suite struct Check {
  @Test("returning to the feed sends no second request")
  func loadsOnce() async throws {
    let full = try await Feed(posts: 2)
    try await full.answer()
    try await full.leaveAndReturn()
    let empty = try await Feed(posts: 0)
    try await empty.answer()
    try await empty.leaveAndReturn()

    #expect(
      full.requests == 1,
      """
      The feed was loaded, left and returned to, and was requested a second time. Appearing is \
      not the same as being new; how does the view know which it is?
      """)
    #expect(
      empty.requests == 1 || full.requests != 1,
      """
      A feed without posts is requested on every return. An empty list can mean "not loaded" \
      and "nothing there"; what in the view tells them apart?
      """)
  }

  @Test("returning to the feed shows each post once")
  func showsEachPostOnce() async throws {
    let feed = try await Feed(posts: 2)
    try await feed.answer()

    try await feed.leaveAndReturn()

    #expect(
      feed.text == feed.eachPostOnce,
      """
      After returning, the screen no longer shows each post once. An answer to a first page \
      says what the list *is*; what does the view do with it?
      """)
  }

  @Test("leaving before the answer and returning shows the feed")
  func loadsAfterLeavingEarly() async throws {
    let feed = try await Feed(posts: 2)

    try await feed.leaveAndReturn()

    #expect(
      feed.text.contains(feed.eachPostOnce),
      """
      The user left before the answer came and returned, and the feed never loads. Leaving \
      cancelled the request, and the view believes that it is done. When does loading count?
      """)
  }

  @Test("after a failure only Retry loads, each time")
  func retryLoadsAgain() async throws {
    let feed = try await Feed(posts: 2)
    try await feed.answer(with: .failure(.offline))

    try await feed.leaveAndReturn()
    try #require(
      feed.requests == 1 && feed.text.contains("Retry"),
      """
      Loading failed, and returning to the error sent a request or hid the error. Only Retry may \
      send the next one. Is a screen with an error a new one?
      """)
    try await feed.retry(answer: .failure(.offline))
    try await feed.retry(answer: .ordinary)

    #expect(
      feed.text == feed.eachPostOnce,
      """
      The user tapped Retry, twice, and the posts did not come. Does each tap start a request, and \
      does a guard against loading twice let it through?
      """)
  }
}

/// A feed on the stage, whose requests wait for an answer.
private struct Feed {
  private let stage: Stage
  private let backend: SampleBackend
  let eachPostOnce: String

  init(posts count: Int) async throws {
    var data = SampleData(scale: 1, seed: 1)
    data.posts = Array(data.posts.prefix(count))
    eachPostOnce = data.posts.map(\.text).joined(separator: "\n")
    backend = SampleBackend(data, policy: .gated)
    stage = Stage(FeedView(repository: backend))
    stage.appear()
    await stage.settle()
  }

  var text: String { stage.text }
  var requests: Int { backend.log.count }

  func answer(with answer: SampleBackend.Answer = .ordinary) async throws {
    for call in backend.pending { try backend.release(call, with: answer) }
    await stage.settle()
  }

  func retry(answer: SampleBackend.Answer) async throws {
    try stage.tap("Retry")
    await stage.settle()
    try await self.answer(with: answer)
  }

  /// Leaves the screen and returns, which answers every request.
  func leaveAndReturn() async throws {
    stage.disappear()
    stage.appear()
    await stage.settle()
    try await answer()
  }
}
