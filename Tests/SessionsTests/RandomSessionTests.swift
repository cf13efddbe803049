import Contract
import Domain
import LabTestSupport
import PatternList
import Sessions
import StageUI
import Testing
import Trace

struct RandomSessionTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a random session shows the same in every pattern, and replays on each`(
    _ seed: UInt64
  ) async throws {
    var sessions: [(pattern: String, screens: [String])] = []
    for pattern in Patterns.all {
      let recording = try await RandomSession(seed: seed).recording(of: pattern)
      let steps = try #require(recording.session).steps
      sessions.append((pattern.name, steps.map { "\($0.step)\n\($0.screen)" }))

      let replay = try Replay(of: recording, on: pattern)
      do throws(ReplayFailure) {
        _ = try await replay.run()
      } catch {
        Issue.record("\(pattern.name): \(error)")
      }
    }
    if let difference = firstDifference(of: sessions) { Issue.record("\(difference)") }
  }

  @Test(arguments: Patterns.all.map(\.name))
  func `neither a random session nor its replay leaves a recorder`(_ name: String) async throws {
    let pattern = RecorderCount(base: try #require(Patterns.all.first { $0.name == name }))

    for seed in 1...5 as ClosedRange<UInt64> {
      let recording = try await RandomSession(seed: seed).recording(of: pattern)
      let replay = try Replay(of: recording, on: pattern)
      _ = try await replay.run()
      _ = try await replay.text(after: recording.events.count / 2)
    }
    await settle()

    #expect(pattern.made >= 15)
    #expect(pattern.alive == 0)
  }
}

/// Counts the recorders that a pattern was made with.
private final class RecorderCount: TraceablePattern {
  nonisolated let base: any TraceablePattern
  private var recorders: [Weak] = []

  private struct Weak { weak var recorder: Recorder? }

  nonisolated init(base: any TraceablePattern) { self.base = base }

  var made: Int { recorders.count }
  var alive: Int { Set(recorders.compactMap(\.recorder).map(ObjectIdentifier.init)).count }

  nonisolated var name: String { base.name }
  nonisolated var summary: String { base.summary }

  func feed(_ environment: AppEnvironment) -> any View { base.feed(environment) }

  func profile(_ id: Profile.ID, _ environment: AppEnvironment) -> any View {
    base.profile(id, environment)
  }

  func feed(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> any View {
    recorders.append(Weak(recorder: recorder))
    return base.feed(environment, tracedBy: recorder)
  }

  func profile(
    _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View {
    base.profile(id, environment, tracedBy: recorder)
  }
}
