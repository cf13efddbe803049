import Benchmarks
import Contract
import Measure
import PatternList
import Sessions
import StageUI
import Testing

@MainActor struct ScreenBuildTests {
  @Test(arguments: Patterns.all.map(\.name))
  func `a screen that was made is not seen, and has asked for nothing`(name: String) throws {
    let pattern = try #require(Patterns.all.first { $0.name == name })

    let feed = ScreenUnderTest(.feed, of: pattern).make()
    let profile = ScreenUnderTest(.profile, of: pattern).make()

    #expect(feed.text == "═══ Feed ═══\n◌ Loading")
    #expect(profile.text.hasSuffix("(Save)\n▒ ◌ Loading"))
    #expect(throws: StageError.self) { try profile.tap("Back") }
  }

  @Test func `a debug build refuses to time`() async {
    await #expect(throws: MeasureError.debugBuild) {
      _ = try await Suite.screenBuild.run(BenchOptions()) { _ in }
    }
  }
}
