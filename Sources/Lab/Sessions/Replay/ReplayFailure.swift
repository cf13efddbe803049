import Trace

/// Where a replay left the way of its recording, and how.
nonisolated package struct ReplayFailure: Error, Hashable, CustomStringConvertible {
  /// The recorded event that did not happen again as it had happened.
  package let event: Event.ID
  /// The step that it belongs to.
  package let act: String
  package let expected: String
  package let found: String

  /// As in `event 19 (tap like-50): expected posts: 3 items → 4 items, found nothing`.
  package var description: String {
    let place = act == expected ? "event \(event)" : "event \(event) (\(act))"
    return "\(place): expected \(expected), found \(found)"
  }
}
