import LabBackend
import LabContract
import LabDomain
import LabPatterns
import StageUI
import Testing

@testable import LabDemo

struct ScreenStateTests {
  /// What tells each of ``ScreenState/all``, in their order.
  nonisolated private static let lines = [
    "[♡ 8]  [Ada Lindqvist-Moreau]", "No posts yet.", "Loading", "You appear to be offline.",
    "Loading more", "You appear to be offline.  [Retry]", "Name ‹Noor van der Berg›", "Loading",
    "You appear to be offline.", "! A web address is like https://example.org.",
    "! This handle is taken.", "Name (Noor)", "Could not save", "Discard",
  ]

  @Test(arguments: Patterns.all.map(\.name), Array(zip(ScreenState.all, lines)))
  func `the answers of a preview lead to its state`(
    name: String, expected: (state: ScreenState, line: String)
  ) async throws {
    let (state, clock) = (expected.state, TestClock())
    let pattern = try #require(Patterns.all.first { $0.name == name })
    let running = state.run(pattern, clock: clock)
    let screen: any View = try #require(running.first?.content)
    let stage = Stage(screen)
    stage.appear()
    await stage.settle()

    if let (text, field) = state.typed { try stage.type(text, into: field) }
    if let button = state.tapped { try stage.tap(button) }
    // A list of five rows shows its end.
    if state.route == .feed, state.answers.count > 1 { try stage.appear("feed-end") }
    await stage.settle()
    clock.advance(by: HandleRule.pause)
    await stage.settle()

    #expect(stage.text.contains(expected.line), "\(stage.text)")
  }

  @Test func `each state has a line`() { #expect(Self.lines.count == ScreenState.all.count) }
}
