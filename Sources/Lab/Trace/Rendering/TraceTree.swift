/// Draws events as a tree, each under its cause.
///
///     tap like-1
///     └─ likeTapped(1)
///        ├─ posts[0]: likeCount 3 → 4, isLiked false → true
///        └─ likeSucceeded(1)
///
/// A mutation that no action is behind is marked with `?`. What hangs under a cause that the recorder dropped stands
/// first, under a line that counts what was dropped.
package struct TraceTree {
  private let events: [Event]
  private let effects: [Int?: [Event]]
  private let orphans: [Event]
  private let dropped: Int
  private let showsSites: Bool

  package init(_ events: [Event], dropped: Int = 0, showsSites: Bool = false) {
    self.events = events
    self.dropped = dropped
    self.showsSites = showsSites
    effects = Dictionary(grouping: events, by: \.cause)
    orphans = events.filter { $0.cause.map { events.event($0) == nil } ?? false }
  }

  package var text: String {
    let head = dropped == 0 && orphans.isEmpty ? [] : [droppedLine(dropped)] + branches(orphans, "")
    let trees = (effects[nil] ?? []).flatMap { lines(of: $0, first: "", rest: "") }
    return (head + trees).joined(separator: "\n")
  }

  private func lines(of event: Event, first: String, rest: String) -> [String] {
    [first + events.line(of: event, showsSite: showsSites)]
      + branches(effects[event.id] ?? [], rest)
  }

  private func branches(_ events: [Event], _ rest: String) -> [String] {
    events.enumerated().flatMap { index, event in
      let isLast = index == events.count - 1
      return lines(
        of: event, first: rest + (isLast ? "└─ " : "├─ "), rest: rest + (isLast ? "   " : "│  "))
    }
  }
}

/// Stands where events are missing.
nonisolated package func droppedLine(_ dropped: Int) -> String {
  "(dropped: \(dropped.grouped) earlier \(dropped == 1 ? "happening" : "happenings"))"
}
