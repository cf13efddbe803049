import Trace

/// Where a replay left the way of its recording, and how.
nonisolated package struct ReplayFailure: Error, Hashable, CustomStringConvertible {
  /// The recorded event that did not happen again as it had happened.
  package let event: Event.ID
  package let expected: String
  package let found: String

  package var description: String { "event \(event): expected \(expected), found \(found)" }
}

/// Why a recording cannot be replayed at all.
nonisolated package enum ReplayRefusal: Error, Hashable, CustomStringConvertible {
  case noSession
  case incomplete(dropped: Int)

  package var description: String {
    switch self {
    case .noSession:
      "it does not hold what came from outside, as one that lab trace --random records does"
    case .incomplete(let dropped):
      "its first \(dropped) events were dropped"
    }
  }
}
