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
    var seen: [Seen]?
    for pattern in Patterns.all {
      let recording = try await RandomSession(seed: seed).recording(of: pattern)
      let steps = try #require(recording.session).steps.map { Seen($0) }
      let old = seen ?? steps
      seen = old
      let same = zip(old, steps).prefix { $0 == $1 }.count
      #expect(
        old.dropFirst(same).first == steps.dropFirst(same).first, "step \(same), \(pattern.name)")

      let replay = try Replay(of: recording, on: pattern)
      do throws(ReplayFailure) {
        _ = try await replay.run()
      } catch {
        Issue.record("\(pattern.name): \(error)")
      }
    }
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

/// What does not depend on the pattern.
private struct Seen: Equatable {
  let step: Step
  let screen: String

  init(_ recorded: RecordedStep) {
    step = recorded.step
    screen = recorded.screen
  }
}
