import LabBackend
import LabDomain
import LabStreams
import StageUI
import Testing

@testable import ToldOnce

@Suite struct Check {
  private let backend = SampleBackend(policy: .gated)
  private let viewModel: FeedViewModel
  private let screen: Stage

  init() {
    viewModel = FeedViewModel(
      posts: [
        Post(id: 1, author: 2, authorName: "Ada", text: "A pot of tea"),
        Post(id: 2, author: 2, authorName: "Ada", text: "A loaf of bread"),
      ], repository: backend)
    screen = Stage(FeedView(viewModel: viewModel))
    screen.appear()
  }

  @Test("shows a notice when a like fails") func showsANotice() async throws {
    try await like()
    try await answer(.failure(.offline))

    #expect(
      isNoticeShown,
      "A like failed while the feed was on screen, and no alert came up. Follow the error to the view."
    )
  }

  @Test("shows a notice once, not again on return") func showsANoticeOnce() async throws {
    try await like()
    try await answer(.failure(.offline))
    try close()
    screen.disappear()
    screen.appear()

    #expect(
      !isNoticeShown,
      """
      The alert was closed, and coming back opened it again: its stream repeats the last value for \
      each new subscriber. Right for the posts, but what about a notice?
      """)
  }

  @Test("keeps a notice until a screen listens")
  func keepsANoticeUntilAScreenListens() async throws {
    try await like()
    screen.disappear()
    try await answer(.failure(.offline))
    screen.appear()

    #expect(
      isNoticeShown,
      """
      The like failed while another screen was open, and the notice is lost: a plain subject \
      forgets what it sends without a subscriber. Where could a notice wait?
      """)
  }

  @Test("shows a second equal notice") func showsASecondEqualNotice() async throws {
    try await like()
    try await answer(.failure(.offline))
    try close()
    try await like()
    try await answer(.failure(.offline))

    #expect(
      isNoticeShown,
      """
      A second like failed with the same words, and no alert came up. Two events can be equal: \
      comparing what they say does not tell which one was shown.
      """)
  }

  @Test("tells a late screen the posts") func tellsALateScreenThePosts() {
    let late = Stage(FeedView(viewModel: viewModel))
    late.appear()

    #expect(
      late.text.contains("A pot of tea"),
      """
      A screen that comes late shows no posts: nothing repeats the current value for it. The posts \
      are state, the notice is an event. Which of the two should repeat?
      """)
  }

  private var isNoticeShown: Bool {
    screen.text.contains("Could not change the like")
  }

  private func like() async throws {
    try #require(screen.text.contains("tea"), "The feed shows no posts, so no post can be liked.")
    try screen.tap("like-1")
    await screen.settle()
  }

  /// Closes the alert.
  private func close() throws {
    try #require(isNoticeShown, "The first like failed, and no alert came up.")
    try screen.tap("OK")
  }

  private func answer(_ answer: SampleBackend.Answer) async throws {
    try #require(!backend.pending.isEmpty, "A tap on a post no longer requests a like.")
    try backend.releaseFirst(with: answer)
    await screen.settle()
  }
}
