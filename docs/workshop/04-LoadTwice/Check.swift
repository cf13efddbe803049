import LabBackend
import LabDomain
import StageUI
import Testing

@testable import LoadTwice

@Suite struct Check {
  @Test("returning to the feed sends no second request")
  func loadsOnce() async throws {
    let requests = try await requestsWhenReturning(to: twoPosts)

    #expect(
      requests == 1,
      """
      The feed was loaded, left and returned to, and was requested a second time. Appearing is \
      not the same as being new; how does the view know which it is?
      """)
  }

  @Test("returning to the feed shows each post once")
  func showsEachPostOnce() async throws {
    let backend = SampleBackend(twoPosts, policy: .gated)
    let stage = try await loadedFeed(backend)

    try await leaveAndReturn(to: stage, backend)

    #expect(
      stage.text == eachPostOnce,
      """
      After returning, the screen no longer shows each post once. An answer to a first page \
      says what the list *is*; what does the view do with it?
      """)
  }

  @Test("leaving before the answer and returning shows the feed")
  func loadsAfterLeavingEarly() async throws {
    let backend = SampleBackend(twoPosts, policy: .gated)
    let stage = Stage(FeedView(repository: backend))
    stage.appear()
    await stage.settle()

    try await leaveAndReturn(to: stage, backend)

    #expect(
      stage.text.contains(twoPosts.posts[0].text),
      """
      The user left before the answer came and returned, and the feed never loads. Leaving \
      cancelled the request, and the view believes that it is done. When does loading count?
      """)
    // Whether there is a feed at all is asked above.
    guard stage.text.contains(twoPosts.posts[0].text) else { return }
    #expect(
      stage.text == eachPostOnce,
      """
      The user left before the answer came and returned. Two requests were answered, and each post is \
      there twice. What does the view do with the second answer?
      """)
  }

  @Test("returning to an error asks for nothing")
  func keepsTheErrorOnReturn() async throws {
    let backend = SampleBackend(twoPosts, policy: .gated)
    let stage = try await failedFeed(backend)

    stage.disappear()
    stage.appear()
    await stage.settle()

    #expect(
      backend.log.count == 1,
      """
      Loading failed, and returning to the error sent a request. Only Retry \
      may send the next one. Is a screen with an error a new one?
      """)
    guard backend.log.count == 1 else { return }
    #expect(
      stage.text.contains("Retry"),
      """
      Loading failed, and after a return the screen has no error and no Retry, nor a request that \
      would bring the posts. What changes `phase` when the user leaves or returns?
      """)
  }

  @Test("Retry after a failure loads the feed")
  func retryLoadsAgain() async throws {
    let text = try await textAfterRetries(1)

    #expect(
      text.contains(twoPosts.posts[0].text),
      """
      Loading failed, the user tapped Retry, and the posts did not come. Does the tap start a \
      request, and does a guard against loading twice let it through?
      """)
  }

  @Test(
    "Retry after a second failure loads it, too",
    .enabled { try await textAfterRetries(1).contains(twoPosts.posts[0].text) })
  func everyRetryLoadsAgain() async throws {
    let text = try await textAfterRetries(2)

    #expect(
      text.contains(twoPosts.posts[0].text),
      """
      Retry works once. It failed as well, was tapped again, and the posts did not come. What is \
      different at the second tap?
      """)
  }

  @Test(
    "leaving during a Retry and returning shows each post once",
    .enabled { try await textAfterRetries(1) == eachPostOnce })
  func leavesDuringARetry() async throws {
    let backend = SampleBackend(twoPosts, policy: .gated)
    let stage = try await failedFeed(backend)
    try stage.tap("Retry")
    await stage.settle()

    try await leaveAndReturn(to: stage, backend)

    #expect(
      stage.text == eachPostOnce,
      """
      The user tapped Retry, left before the answer and returned, and the screen does not show each \
      post once. Who else than the screen sends requests, and what does each answer do to the list?
      """)
  }

  @Test("a second screen loads the feed, too")
  func everyNewScreenLoads() async throws {
    let backend = SampleBackend(twoPosts, policy: .gated)
    _ = try await loadedFeed(backend)
    let another = Stage(FeedView(repository: backend))

    another.appear()
    await another.settle()

    #expect(
      !backend.pending.isEmpty,
      """
      A second feed was opened, and it did not ask for its posts: what the first one knew has \
      outlived its screen. Where does a view keep what belongs to this screen alone?
      """)
  }

  @Test(
    "a feed without posts loads once, too",
    .enabled { try await requestsWhenReturning(to: twoPosts) == 1 })
  func emptyFeedLoadsOnce() async throws {
    let requests = try await requestsWhenReturning(to: data(posts: 0))

    #expect(
      requests == 1,
      """
      A feed without posts is requested on every return. An empty list can mean "not loaded" \
      and "nothing there"; what in the view tells them apart?
      """)
  }
}

private var twoPosts: SampleData { data(posts: 2) }

private var eachPostOnce: String { twoPosts.posts.map(\.text).joined(separator: "\n") }

private func data(posts count: Int) -> SampleData {
  var data = SampleData(scale: 1, seed: 1)
  data.posts = Array(data.posts.prefix(count))
  return data
}

private func loadedFeed(_ backend: SampleBackend) async throws -> Stage {
  let stage = Stage(FeedView(repository: backend))
  stage.appear()
  await stage.settle()
  try backend.releaseFirst()
  await stage.settle()
  return stage
}

private func failedFeed(_ backend: SampleBackend) async throws -> Stage {
  let stage = Stage(FeedView(repository: backend))
  stage.appear()
  await stage.settle()
  try backend.releaseFirst(with: .failure(.offline))
  await stage.settle()
  return stage
}

/// Leaves the screen, returns, and answers what is then under way.
private func leaveAndReturn(to stage: Stage, _ backend: SampleBackend) async throws {
  stage.disappear()
  stage.appear()
  await stage.settle()
  for call in backend.pending { try backend.release(call) }
  await stage.settle()
}

/// What the screen shows after a failure and some taps on Retry, of which the last one is answered.
private func textAfterRetries(_ count: Int) async throws -> String {
  let backend = SampleBackend(twoPosts, policy: .gated)
  let stage = try await failedFeed(backend)
  for number in 1...count {
    try stage.tap("Retry")
    await stage.settle()
    for call in backend.pending {
      try backend.release(call, with: number < count ? .failure(.offline) : .ordinary)
    }
    await stage.settle()
  }
  return stage.text
}

private func requestsWhenReturning(to data: SampleData) async throws -> Int {
  let backend = SampleBackend(data, policy: .gated)
  let stage = try await loadedFeed(backend)
  for _ in 1...2 {
    stage.disappear()
    stage.appear()
    await stage.settle()
  }
  return backend.log.count
}
