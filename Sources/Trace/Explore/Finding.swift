import LabContract
import LabPatterns
import LabSessions
import LabTrace

/// A session in which the patterns are not equal, or not as expected.
package struct Finding {
  package enum Kind: Equatable {
    /// Two patterns differ after the last turn.
    case divergence(subject: String, [PatternValue])
    /// These patterns stay in memory when the app is left for good.
    case leak([String])
    /// A session whose key was known went on differently than the first with that key: the key
    /// lacks something.
    case coarseKey([SessionValue])
  }

  /// What one pattern has.
  nonisolated package struct PatternValue: Hashable, Codable, Sendable {
    package let pattern: String
    package let value: String
  }

  /// How one of two sessions went on.
  nonisolated package struct SessionValue: Hashable, Sendable {
    package let session: [Turn]
    package let state: String
  }

  package let kind: Kind
  package let session: [[PlannedStep]]
  let data: RecordedSession
  /// Whether all shorter sessions of the alphabet were tried, and show no divergence.
  package var isShortest = false

  package var turns: [Turn] { session.map { Turn($0.map(\.step)) } }

  /// The two patterns that differ, or the ones that leak.
  package var patterns: [String] {
    switch kind {
    case .divergence(_, let values): values.map(\.pattern)
    case .leak(let patterns): patterns
    case .coarseKey: []
    }
  }
}

extension Finding {
  /// Runs the session on one pattern, recorded, with that pattern's own numbers of calls.
  package func recording(
    of pattern: any TraceablePattern, level: TraceLevel = .fields
  ) async -> Recording {
    let app = StagedApp(pattern, data, level: level)
    defer { app.close() }
    var done: [(step: Step, screen: String, settles: Bool)] = []
    for turn in session {
      let before = app.text
      var taken: [Step] = []
      for planned in turn {
        let step = planned.step(in: app)
        if (try? app.act(step)) != nil { taken.append(step) }
      }
      await app.settle()
      done += taken.dropLast().map { ($0, before, false) }
      if let last = taken.last { done.append((last, app.text, true)) }
    }
    return app.recorder.recording(pattern: pattern.name, session: data, steps: done)
  }
}
