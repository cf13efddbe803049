import LabBackend
import LabDomain
import StageUI
import Testing

@testable import StuckLoading

@Suite struct Check {
  @Test("Loading shows from the tap to every end")
  func endsLoading() async throws {
    let screen = Screen()

    try await screen.refresh()
    try #require(
      screen.isLoading && screen.backend.pending.count == 1,
      """
      After a tap on Refresh, Loading shows: \(screen.isLoading), requests running: \
      \(screen.backend.pending.count). It should be true and 1. What tells the flag that a request \
      has begun?
      """)

    await screen.answer()
    try #require(
      !screen.viewModel.outputs.posts.isEmpty && !screen.isLoading,
      "A page has arrived: its posts should show, and Loading should not.")

    try await screen.refresh()
    await screen.answer(.failure(.offline))
    try #require(
      !screen.isLoading,
      """
      The request failed and Loading still shows, so a second tap does nothing. For which ends of \
      a request does your code reset the flag?
      """)
    try #require(
      screen.viewModel.outputs.error == .offline,
      "The request failed and no error shows. Where in your code did the failure get lost?")

    try await screen.refresh()
    await screen.leave()
    try #require(
      screen.backend.pending.isEmpty,
      """
      The user has left and the request is still running: nothing has cancelled it. `take(until:)` \
      cancels the work of its stream. Is the request a part of that work?
      """)
    try #require(
      !screen.isLoading,
      """
      Loading ends after a failure, but if the user leaves before the answer, the flag is stuck. A \
      request that is cut off sends neither a page nor an error. What comes after a page, an \
      error and a cut-off alike?
      """)
  }

  @Test("two quick taps send one request")
  func twoTapsSendOneRequest() async throws {
    let screen = Screen()

    try screen.stage.tap("Refresh")
    try await screen.refresh()

    #expect(
      screen.backend.log.count < 2,
      """
      Two taps, one right after the other, sent two requests: the flag was not yet set at the \
      second. Which parts of a stream run at once, and which only later, in its task?
      """)
  }

  @Test("leaving does not wait for a slow request")
  func endsWithoutAnAnswer() async throws {
    let screen = Screen(policy: .gatedIgnoringCancellation)

    try await screen.refresh()
    await screen.leave()
    let isLoading = screen.isLoading
    await screen.answer()

    #expect(
      !isLoading || screen.isLoading,
      """
      The flag is reset only when the cut-off request returns. Until then a tap does nothing, and \
      not every request stops when it is cancelled. Should the flag follow the end of the \
      work, or the end of the stream?
      """)
  }

  @Test("leaving is not an error")
  func leavingSaysNothing() async throws {
    let screen = Screen()

    try await screen.refresh()
    await screen.leave()

    #expect(
      screen.viewModel.outputs.error == nil,
      """
      The user left, comes back and reads an error. Being cut off is an end, but not a failure, and \
      should not travel as one.
      """)
  }
}

/// A feed whose requests wait for an answer.
private struct Screen {
  let backend: SampleBackend
  let viewModel: FeedViewModel
  let stage: Stage

  init(policy: SampleBackend.Policy = .gated) {
    backend = SampleBackend(policy: policy)
    viewModel = FeedViewModel(useCases: UseCases(feed: backend, profiles: backend))
    stage = Stage(FeedView(viewModel: viewModel))
    stage.appear()
  }

  var isLoading: Bool { viewModel.outputs.isLoading }

  func refresh() async throws {
    try stage.tap("Refresh")
    await stage.settle()
  }

  /// Answers the oldest request, if there is one.
  func answer(_ answer: SampleBackend.Answer = .ordinary) async {
    if !backend.pending.isEmpty { try? backend.releaseFirst(with: answer) }
    await stage.settle()
  }

  func leave() async {
    stage.disappear()
    await stage.settle()
  }
}
