import Contract
import Trace

/// Random sessions of one pattern that were recorded and replayed.
nonisolated package struct ReplayCheck: Sendable {
  package struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// Of the session.
    package let seed: UInt64
    package let failure: ReplayFailure
    /// Recorded events from the one that failed to the last.
    package let eventsLost: Int

    package var description: String { "seed \(seed), \(failure)" }
  }

  package let pattern: String
  package private(set) var sessions = 0

  /// The sessions that ended elsewhere.
  package private(set) var findings: [Finding] = []

  /// In the sessions that replayed: acts that were replayed as actions of the pattern.
  package private(set) var fromActions = 0

  /// In the sessions that replayed: acts that were replayed as the person did them.
  package private(set) var fromActs = 0
}

extension ReplayCheck {
  /// Records the session of each seed on a pattern, and replays it on fresh screens.
  ///
  /// - Parameter source: if it is not given, actions where the pattern has them as values.
  @MainActor
  package init(
    of pattern: any TraceablePattern, seeds: some Sequence<UInt64>,
    from source: Replay.Source? = nil
  ) async throws {
    self.init(pattern: pattern.name)
    for seed in seeds {
      let recording = try await RandomSession(seed: seed).recording(of: pattern)
      let replay = try Replay(of: recording, on: pattern, from: source)
      sessions += 1
      do throws(ReplayFailure) {
        let result = try await replay.run()
        fromActions += result.fromActions
        fromActs += result.fromActs
      } catch {
        let eventsLost = recording.events.count { $0.id >= error.event }
        findings.append(Finding(seed: seed, failure: error, eventsLost: eventsLost))
      }
    }
  }

  private init(pattern: String) {
    self.pattern = pattern
  }
}
