import LabBackend
import LabDomain
import StageUI
import Testing

@testable import StuckLoading

@Suite struct Check {
  @Test("shows the posts and no more Loading")
  func answerEndsLoading() async throws {
    let screen = Screen()

    try await screen.refresh()
    try await screen.answer()

    #expect(
      screen.stage.text.contains("First") && !screen.isLoading,
      "The posts should show and Loading should not, once a page has been answered.")
  }

  @Test("ends loading when the request fails")
  func failureEndsLoading() async throws {
    #expect(
      try await Self.failureEnds(),
      """
      The request failed and Loading still shows, so a second tap does nothing. On which of its \
      ways out does the request reset the flag?
      """)
  }

  @Test("ends loading when the user leaves", .enabled { try await failureEnds() })
  func endsWhenLeaving() async throws {
    let screen = Screen()

    try await screen.refresh()
    await screen.leave()

    #expect(
      !screen.isLoading || !screen.backend.pending.isEmpty,
      """
      A failure ends loading now, but the user left before the answer and the flag is stuck. A \
      request that is cut off sends neither a page nor an error. What comes after all three?
      """)
  }

  @Test("does not wait for a slow request", .enabled { try await leavingEnds() })
  func endsWithoutAnAnswer() async throws {
    let screen = Screen(policy: .gatedIgnoringCancellation)

    try await screen.refresh()
    await screen.leave()

    #expect(
      !screen.isLoading,
      """
      The flag is reset, but only when the cut-off request returns, and not every request stops \
      when it is cancelled. Until then a tap does nothing. Should the flag follow the end of the \
      work, or the end of the stream?
      """)
  }

  @Test("leaving cancels the request")
  func leavingCancels() async throws {
    let screen = Screen()

    try await screen.refresh()
    await screen.leave()

    #expect(
      screen.backend.pending.isEmpty,
      """
      The user has left and the request is still running. Its answer would end \
      Loading too, but no screen waits for it. Keep `take(until:)`, and react to the end it causes.
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

extension Check {
  private static func failureEnds() async throws -> Bool {
    let screen = Screen()
    try await screen.refresh()
    try await screen.answer(.failure(.offline))
    return !screen.isLoading
  }

  /// Whether leaving ends the request and its loading, sooner or later.
  private static func leavingEnds() async throws -> Bool {
    let screen = Screen()
    try await screen.refresh()
    await screen.leave()
    return !screen.isLoading && screen.backend.pending.isEmpty
  }
}

/// A feed whose requests wait for an answer.
private struct Screen {
  let backend: SampleBackend
  let viewModel: FeedViewModel
  let stage: Stage

  init(policy: SampleBackend.Policy = .gated) {
    var data = SampleData(scale: 1, seed: 1)
    data.posts = [Post(id: 1, author: 1, authorName: "Ada", text: "First")]
    backend = SampleBackend(data, policy: policy)
    viewModel = FeedViewModel(useCases: UseCases(feed: backend, profiles: backend))
    stage = Stage(FeedView(viewModel: viewModel))
    stage.appear()
  }

  var isLoading: Bool { viewModel.outputs.isLoading }

  func refresh() async throws {
    try stage.tap("Refresh")
    await stage.settle()
  }

  func answer(_ answer: SampleBackend.Answer = .ordinary) async throws {
    try backend.releaseFirst(with: answer)
    await stage.settle()
  }

  func leave() async {
    stage.disappear()
    await stage.settle()
  }
}
