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
      The feed was loaded, left and opened again, and was requested a second time. Appearing is \
      not the same as being new; how does the view know which it is?
      """)
  }

  @Test("returning to the feed shows each post once")
  func showsEachPostOnce() async throws {
    let backend = SampleBackend(twoPosts, policy: .gated)
    let stage = try await loadedFeed(backend)

    stage.disappear()
    stage.appear()
    await stage.settle()
    for call in backend.pending { try backend.release(call) }
    await stage.settle()

    #expect(
      stage.text == twoPosts.posts.map(\.text).joined(separator: "\n"),
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

    stage.disappear()
    stage.appear()
    await stage.settle()
    for call in backend.pending { try backend.release(call) }
    await stage.settle()

    #expect(
      stage.text.contains(twoPosts.posts[0].text),
      """
      The user left before the answer came and returned, and the feed never loads. Leaving \
      cancelled the request, and the view believes that it is done. When does loading count?
      """)
  }

  @Test("Retry after a failure loads the feed")
  func retryLoadsAgain() async throws {
    let backend = SampleBackend(twoPosts, policy: .gated)
    let stage = Stage(FeedView(repository: backend))
    stage.appear()
    await stage.settle()
    try backend.releaseFirst(with: .failure(.offline))
    await stage.settle()

    try stage.tap("Retry")
    await stage.settle()
    for call in backend.pending { try backend.release(call) }
    await stage.settle()

    #expect(
      stage.text.contains(twoPosts.posts[0].text),
      """
      Loading failed, the user tapped Retry, and the posts did not come. A guard against \
      loading twice stops Retry too. Which attempts should it stop?
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

private func requestsWhenReturning(to data: SampleData) async throws -> Int {
  let backend = SampleBackend(data, policy: .gated)
  let stage = try await loadedFeed(backend)
  stage.disappear()
  stage.appear()
  await stage.settle()
  return backend.log.count
}
