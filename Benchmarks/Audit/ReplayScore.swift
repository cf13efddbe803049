import Contract
import Sessions

/// From what a recorded session can be played again, and what did not.
package struct ReplayScore: Codable, Hashable, Sendable {
  package enum Source: String, Codable, Sendable {
    case actions
    case acts = "user acts"
    case nothing = "not at all"
    case notMeasured = "not measured"
  }

  package let from: Source
  /// What the person did in the sessions that replayed, and how much of it the pattern was sent as its own actions; `nil`
  /// where nothing was measured.
  package var acts: Int?
  package var asActions: Int?
  /// How many events did not replay; `nil` where nothing was measured.
  package let failed: Int?

  package init(from: Source, acts: Int? = nil, asActions: Int? = nil, failed: Int? = nil) {
    self.from = from
    self.acts = acts
    self.asActions = asActions
    self.failed = failed
  }

  enum CodingKeys: String, CodingKey {
    case from, acts
    case asActions = "as_actions"
    case failed = "not_replayed"
  }

  package static let notMeasured = ReplayScore(from: .notMeasured)
}

extension ReplayScore {
  /// Random sessions that are recorded and played again.
  package static let sessions: UInt64 = 10

  /// What became of them.
  @MainActor
  package static func ofRandomSessions(on pattern: any TraceablePattern) async throws -> ReplayScore
  {
    let check = try await ReplayCheck(of: pattern, seeds: 0..<sessions)
    let source: Source =
      check.fromActions > 0 ? .actions : check.fromActs > 0 ? .acts : .nothing
    return ReplayScore(
      from: source, acts: check.fromActions + check.fromActs, asActions: check.fromActions,
      failed: check.findings.reduce(0) { $0 + $1.eventsLost })
  }
}
