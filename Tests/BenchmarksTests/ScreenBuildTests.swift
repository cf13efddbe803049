import Benchmarks
import Catalog
import Contract
import Measure
import StageUI
import Testing

@MainActor struct ScreenBuildTests {
  @Test(arguments: Catalog.forms.map(\.name))
  func `a screen that was made is not seen, and has asked for nothing`(name: String) throws {
    let form = try #require(Catalog.forms.first { $0.name == name })

    let feed = ScreenUnderTest(.feed, of: form).make()
    let profile = ScreenUnderTest(.profile, of: form).make()

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
