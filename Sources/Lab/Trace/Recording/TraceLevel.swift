/// How much a recorder keeps; each level also keeps what the ones before it do.
@usableFromInline
nonisolated package enum TraceLevel: String, CaseIterable, Codable, Sendable {
  /// Nothing is watched, and nothing recorded.
  case off
  /// What the person did, what the pattern calls it, the effects that began and ended, and the one-shot outputs.
  case actions
  /// Also the fields that were written: small values as they were and are, of a collection its count.
  case fields
  /// Also the function and the line that wrote.
  case sites
  /// Also the values before and after each write, so that what is watched is copied when it changes.
  case snapshots
}

nonisolated extension TraceLevel: Comparable {
  @usableFromInline package static func < (a: TraceLevel, b: TraceLevel) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .off: 0
    case .actions: 1
    case .fields: 2
    case .sites: 3
    case .snapshots: 4
    }
  }
}
