import Contract
import PatternList
import Sessions
import Trace

/// Random sessions, recorded and replayed on fresh screens.
package struct ReplayScore: Encodable, Hashable, Sendable {
  /// Acts of the sessions that ended on the same screen, with the same events.
  package var acts = 0
  /// Recorded events of the others, from the first that did not repeat to the last.
  package var notReplayed = 0
}

extension ReplayScore {
  /// Records the session of each seed on a pattern, and replays what the person did.
  ///
  /// - Parameter other: the pattern that replays; by default the one that was recorded.
  @MainActor
  init(
    of pattern: any TraceablePattern, on other: (any TraceablePattern)? = nil, seeds: Range<UInt64>
  ) async throws {
    for seed in seeds {
      let recording = try await RandomSession(seed: seed).recording(of: pattern)
      let replay = try Replay(of: recording, on: other ?? pattern)
      do throws(ReplayFailure) {
        _ = try await replay.run()
        acts += recording.session?.steps.count ?? 0
      } catch {
        notReplayed += recording.events.count { $0.id >= error.event }
      }
    }
  }
}
