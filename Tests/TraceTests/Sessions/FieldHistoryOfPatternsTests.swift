import LabBackend
import LabCallStack
import LabContract
import LabDomain
import LabPatterns
import LabSessions
import LabSpecification
import LabTrace
import StageUI
import Testing

/// The values of one field in each pattern, and what led to them.
struct FieldHistoryOfPatternsTests {
  /// Opens the feed, likes the first post, fails to unlike it, and taps it twice in one turn.
  private func recorder(of pattern: any TraceablePattern) async throws -> Recorder {
    let backend = SampleBackend(SampleData(scale: 1, seed: 1), policy: .gated)
    let recorder = Recorder(level: .snapshots)
    let environment = AppEnvironment(
      feed: backend, profiles: backend, clock: TestClock(), path: [.feed], tracedBy: recorder)
    let stage = Stage(pattern.screens(environment, tracedBy: recorder).feed(), observer: recorder)
    func answer(_ answer: SampleBackend.Answer = .ordinary) async throws {
      await stage.settle()
      try backend.releaseFirst(with: answer)
      await stage.settle()
    }
    stage.appear()
    try await answer()
    try stage.tap("like-50")
    try await answer()
    try stage.tap("like-50")
    try await answer(.failure(.offline))
    try stage.tap("OK")
    try stage.tap("like-50", times: 2)
    await stage.settle()
    return recorder
  }

  @Test(arguments: PatternUnderTest.all)
  func `shows success, rollback and burst`(_ tested: PatternUnderTest) async throws {
    let recorder = try await recorder(of: tested.pattern)

    let path = try #require(FieldPath("posts[0].likeCount"))
    let entries = try recorder.history(of: path).entries

    #expect(
      entries.map { "\($0.change) by \($0.act ?? "")" } == [
        "– → 8 by appear", "8 → 9 by tap like-50", "9 → 8 by tap like-50",
        "8 → 9 by tap like-50", "9 → 8 by tap like-50", "8 → 9 by tap like-50",
      ])
    #expect(
      entries.map(\.effect?.outcome)
        == [
          "page(nil) finished", nil, nil, "setLiked(false, 50) failed(offline)", nil, nil,
        ])
    let byID = try #require(FieldPath("posts[id: 50].likeCount"))
    #expect(try recorder.history(of: byID).entries.map(\.change) == entries.map(\.change))
  }

  @Test(arguments: PatternUnderTest.all)
  func `finds the alert and its error`(_ tested: PatternUnderTest) async throws {
    let recorder = try await recorder(of: tested.pattern)

    let path = try #require(FieldPath("FeedView.model.notice"))
    let entries = try recorder.history(of: path).entries

    #expect(entries.count == 2)
    #expect(entries.first?.effect?.outcome == "setLiked(false, 50) failed(offline)")
    #expect(entries.last?.act == "tap OK")
    if Symbolizer.walksStacks { #expect(entries.allSatisfy { $0.site != nil }) }
  }

  @Test(arguments: PatternUnderTest.all)
  func `names fields near an unknown one`(_ tested: PatternUnderTest) async throws {
    let recorder = try await recorder(of: tested.pattern)

    for (text, near) in [
      ("posts[0].likeCoun", "posts[0].likeCount"), ("notce", "notice"), ("posts[20]", "posts[0]"),
    ] {
      let path = try #require(FieldPath(text))
      let error = #expect(throws: UnknownField.self) { try recorder.history(of: path) }
      #expect(error?.near.prefix(2).contains(near) == true)
    }
  }
}
