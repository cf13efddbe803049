import Foundation
import LabContract
import LabMeasure
import LabOutput
import LabPatterns
import LabSessions
import LabTrace

/// The scorecard of all patterns.
package struct AuditReport: Encodable, Hashable, Sendable {
  /// Names the meaning of the keys; another meaning gets another number.
  package static let schema = "pattern-lab.audit/8"

  package let schema = Self.schema
  package let environment: Environment
  package let patterns: [PatternAudit]
  /// The worst grade of all times; `nil` when nothing was timed.
  package let trust: Trust?
  /// Why no change has a line; `nil` where lines are known.
  package let missingLines: MissingLines?

  package init(
    environment: Environment, patterns: [PatternAudit],
    missingLines: MissingLines? = nil
  ) {
    self.missingLines = missingLines
    self.environment = environment
    self.patterns = patterns
    trust = patterns.compactMap(\.trust).max()
  }

  /// The counts, as the rows of the suite `traceability`.
  package var results: [BenchResult] {
    patterns.flatMap { $0.results(in: "traceability") }
  }

  package func json() throws -> String {
    try JSONFile.text(of: self, keys: .convertToSnakeCase)
  }
}

/// The answers of the audit for one pattern. What was not measured is `nil`, and not in the JSON.
package struct PatternAudit: Encodable, Hashable, Sendable {
  package let name: String
  /// `MVVM` for the row `MVVM, members named`.
  package var pattern: String { String(name.prefix { $0 != "," }) }
  var isPattern: Bool { name == pattern }

  /// Mutations of the scripted session.
  package var mutations = 0
  /// Mutations with a known field, and not only a known write to the state.
  package var withField = 0
  /// Mutations with the line of the pattern that wrote; `nil` where lines are not known.
  package var located: Int?
  /// Mutations with a named action.
  package var named = 0
  /// Lines of code that name actions.
  package var namingLines: Int?

  /// `nil` if the compiler was not asked, or could not be.
  package var writeSurface: ViewAccess?
  /// Why the compiler could not be asked who may write.
  package var missingCompiler: String?
  package var replay: ReplayScore?

  package var levels: [LevelPrice] = []
  /// `off` beside no recorder at all; inconclusive where the times are not trusted.
  package var offVerdict: Verdict?
  /// Of the times of ``levels``.
  package var trust: Trust?

  package init(name: String) { self.name = name }
}

extension PatternAudit {
  /// The rows of the suite: one for each question, and one for each level. A question that was not asked has none.
  package func results(in suite: String) -> [BenchResult] {
    func result(_ operation: String) -> BenchResult {
      BenchResult(suite: suite, operation: operation, contender: name, size: Session.posts)
    }
    var results = [result("whole session")]
    results[0][.mutations] = mutations
    results[0][.namedMutations] = named
    results[0][.namingLines] = namingLines
    if let writeSurface {
      var surface = result("write surface")
      surface[.stateFields] = writeSurface.fields.count
      surface[.openToViews] = writeSurface.assignable
      surface[.openCalls] = writeSurface.calls.count
      results.append(surface)
    }
    if let replay {
      var replayed = result("replay")
      replayed[.acts] = replay.acts
      replayed[.notReplayed] = replay.notReplayed
      results.append(replayed)
    }
    for price in levels {
      var added = result("recording \(price.level.rawValue)")
      added[.acts] = price.acts
      added[.mallocs] = price.mallocs
      added[.bytes] = price.bytes
      results.append(added)
    }
    return results
  }
}

/// Random sessions, recorded and replayed on fresh screens.
package struct ReplayScore: Encodable, Hashable, Sendable {
  /// Acts of the sessions that ended on the same screen, with the same events.
  package var acts = 0
  /// Recorded events of the others, from the first that did not repeat to the last.
  package var notReplayed = 0
}

extension ReplayScore {
  /// Records the session of each seed on a pattern, and replays it.
  @MainActor
  init(of pattern: any TraceablePattern, seeds: Range<UInt64>) async throws {
    for seed in seeds {
      let recording = try await RandomSession(seed: seed).recording(of: pattern)
      let replay = try Replay(of: recording, on: pattern)
      do throws(ReplayFailure) {
        _ = try await replay.run()
        acts += recording.session?.steps.count ?? 0
      } catch {
        notReplayed += recording.events.count { $0.id >= error.event }
      }
    }
  }
}
