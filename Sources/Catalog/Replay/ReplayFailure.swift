import Trace

/// Where a replay left the way of its recording, and how.
nonisolated package struct ReplayFailure: Error, Hashable, CustomStringConvertible {
  /// The recorded event that did not happen again as it had happened.
  package let event: Event.ID
  package let expected: String
  package let found: String

  package var description: String { "event \(event): expected \(expected), found \(found)" }
}
