/// How much a recorder keeps. Each level includes those before it.
nonisolated public enum TraceLevel: String, CaseIterable, Codable, Sendable {
  /// Nothing.
  case off
  /// Acts, named actions, effects and one-shot outputs.
  case actions
  /// The fields that were written: small values before and after, and the counts of collections.
  case fields
  /// The function and the line that wrote.
  case sites
  /// Whole values before and after each write, so that a watched array is copied when it changes.
  case snapshots
}

nonisolated extension TraceLevel: Comparable {
  public static func < (a: TraceLevel, b: TraceLevel) -> Bool { a.rank < b.rank }

  /// Not a place in `allCases`, which would allocate a list for each comparison.
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
