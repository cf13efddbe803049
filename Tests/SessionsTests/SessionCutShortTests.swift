import Contract
import Domain
import PatternList
import Sessions
import StageUI
import Testing
import Trace

struct SessionCutShortTests {
  @Test func `a session that cannot go on keeps what was recorded, and tells the act`() async throws
  {
    let pattern = WrongScreen(base: Patterns.all[0])

    let cut = await #expect(throws: SessionCutShort.self) {
      _ = try await Session().recording(of: pattern, level: .fields)
    }

    #expect(cut?.act == .page)
    #expect(cut?.description.hasPrefix("\(pattern.name), page: ") == true)
    #expect(cut?.recording.events.first?.line == "appear")
    #expect(cut?.recording.pattern == pattern.name)
  }

  @Test(arguments: [TraceLevel.fields, .sites])
  func `a random session names sites from that level on`(_ level: TraceLevel) async throws {
    let pattern = try #require(Patterns.all.first { $0.name == "MVVM" })
    let recording = try await RandomSession(seed: 1, steps: 5).recording(of: pattern, level: level)

    #expect(recording.events.contains { $0.site != nil } == (level == .sites))
  }
}

/// Shows the profile where the feed should be.
private struct WrongScreen: TraceablePattern {
  nonisolated let base: any TraceablePattern

  nonisolated var name: String { base.name }
  nonisolated var summary: String { base.summary }

  func feed(_ environment: AppEnvironment) -> any View { base.profile(1, environment) }

  func profile(_ id: Profile.ID, _ environment: AppEnvironment) -> any View {
    base.profile(id, environment)
  }

  func feed(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> any View {
    base.profile(1, environment, tracedBy: recorder)
  }

  func profile(
    _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View {
    base.profile(id, environment, tracedBy: recorder)
  }
}
