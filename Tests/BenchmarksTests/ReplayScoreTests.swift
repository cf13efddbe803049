import Contract
import Domain
import PatternList
import Sessions
import StageUI
import Testing
import Trace

@testable import Benchmarks

/// The score of a pattern whose sessions do not replay.
@MainActor
struct ReplayScoreTests {
  @Test func `all events from the first that did not happen again count`() async throws {
    let (first, then) = (try #require(pattern("MVI")), try #require(pattern("MVVM")))
    let recording = try await RandomSession(seed: 0).recording(of: first)

    let score = try await ReplayScore.ofRandomSessions(on: Turncoat(first: first, then: then))

    #expect(score.from == .nothing)
    #expect(score.acts == 0)
    #expect(score.asActions == 0)
    #expect(recording.events.count > 30)
    #expect(try #require(score.failed) > 30 * Int(ReplayScore.sessions) / 2)
  }

  private func pattern(_ name: String) -> (any TraceablePattern)? {
    Patterns.all.first { $0.name == name }
  }
}

/// One pattern while a session is recorded, and another while it is gone through again.
private final class Turncoat: TraceablePattern {
  nonisolated let first, then: any TraceablePattern
  @MainActor private weak var recorder: Recorder?
  @MainActor private var isRecorded = false

  nonisolated init(first: any TraceablePattern, then: any TraceablePattern) {
    self.first = first
    self.then = then
  }

  nonisolated var name: String { first.name }
  nonisolated var summary: String { first.summary }

  @MainActor private func pattern(of recorder: Recorder) -> any TraceablePattern {
    if self.recorder !== recorder { isRecorded.toggle() }
    self.recorder = recorder
    return isRecorded ? first : then
  }

  @MainActor func feed(_ environment: AppEnvironment) -> any View { first.feed(environment) }

  @MainActor func profile(_ id: Profile.ID, _ environment: AppEnvironment) -> any View {
    first.profile(id, environment)
  }

  @MainActor func feed(
    _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View {
    pattern(of: recorder).feed(environment, tracedBy: recorder)
  }

  @MainActor func profile(
    _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View {
    pattern(of: recorder).profile(id, environment, tracedBy: recorder)
  }
}
