/// Tells events in the order in which they happened, act by act: how long after the start, and under which cause.
///
///        0.000 ms  tap like-1
///        0.021 ms    likeTapped(1)
///        0.048 ms      posts[0]: likeCount 3 → 4, isLiked false → true
///
/// What an earlier act asked for is told with that act.
nonisolated package struct Timeline {
  private let events: [Event]
  private let dropped: Int
  private let showsSites: Bool
  /// Of the column of times, in characters: enough for ten seconds, and for the last event.
  private let timeWidth: Int

  package init(_ events: [Event], dropped: Int = 0, showsSites: Bool = false) {
    self.events = events
    self.dropped = dropped
    self.showsSites = showsSites
    timeWidth = max(12, milliseconds(events.map(\.at).max() ?? .zero).count)
  }

  /// An empty line stands between two acts.
  package var text: String {
    let head = dropped == 0 ? [] : [[droppedLine(dropped)]]
    let sections = events.sections.map { section in
      (section.act.map { [line(of: $0, in: section, since: .zero)] } ?? [])
        + lines(of: section, since: .zero)
    }
    return (head + sections).map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// What happened after an act, with the time since then.
  package func lines(of section: Section) -> [String] {
    lines(of: section, since: section.act?.at ?? .zero)
  }

  private func lines(of section: Section, since start: Duration) -> [String] {
    section.events.map { line(of: $0, in: section, since: start) }
  }

  private func line(of event: Event, in section: Section, since start: Duration) -> String {
    let margin = String(repeating: "  ", count: events.causes(of: event).count + 1)
    let asker = events.act(of: event)
    let late =
      if let asker, asker.id != section.act?.id, case .act(let act) = asker.kind {
        " (asked for by: \(act))"
      } else {
        ""
      }
    let time = milliseconds(event.at - start)
    return String(repeating: " ", count: max(0, timeWidth - time.count)) + time + margin
      + events.line(of: event, showsSite: showsSites) + late
  }
}

/// As in `36,800.021 ms`.
nonisolated private func milliseconds(_ time: Duration) -> String {
  let microseconds = Int(time / .microseconds(1))
  let fraction = String(microseconds % 1_000 + 1_000).dropFirst()
  return "\((microseconds / 1_000).grouped).\(fraction) ms"
}
