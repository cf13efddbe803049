/// Events as they came, act by act, with the time since the start. A late answer names its act.
nonisolated package struct Timeline {
  private let lines: TraceLines
  private let dropped: Int
  /// Enough columns for ten seconds, and for the last event.
  private let timeWidth: Int

  package init(_ events: [Event], dropped: Int = 0, showsSites: Bool = false) {
    lines = TraceLines(events, showsSites: showsSites)
    self.dropped = dropped
    timeWidth = max(12, milliseconds(events.map(\.at).max() ?? .zero).count)
  }

  /// The acts, with an empty line between them.
  package var text: String {
    var acts: [[String]] = dropped == 0 ? [] : [[droppedLine(dropped)]]
    for (act, events) in sections {
      let indices = (act.map { [$0] } ?? []) + events
      acts.append(indices.map { line(of: $0, since: .zero, in: act) })
    }
    return acts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// The acts, each with what happened until the next one and the time since the act.
  package var acts: [(title: String, lines: [String])] {
    sections.map { act, events in
      let start = act.map { lines.events[$0].at } ?? .zero
      let title = act.map { lines.events[$0].line } ?? "(before the first act)"
      return (title, events.map { line(of: $0, since: start, in: act) })
    }
  }

  private var sections: [(act: Int?, events: [Int])] {
    var sections: [(act: Int?, events: [Int])] = []
    for (index, event) in lines.events.enumerated() {
      if event.isAct {
        sections.append((index, []))
      } else {
        if sections.isEmpty { sections.append((nil, [])) }
        sections[sections.count - 1].events.append(index)
      }
    }
    return sections
  }

  private func line(of index: Int, since start: Duration, in act: Int?) -> String {
    let origin = lines.act(of: index)
    let late =
      origin == act ? "" : origin.map { " (requested by: \(lines.events[$0].line))" } ?? ""
    let time = milliseconds(lines.events[index].at - start)
    return String(repeating: " ", count: max(0, timeWidth - time.count)) + time + "  "
      + lines.margin(of: index) + lines[index] + late
  }
}

/// As in `36,800.021 ms`.
nonisolated private func milliseconds(_ time: Duration) -> String {
  let microseconds = Int(time / .microseconds(1))
  let fraction = String(microseconds % 1_000 + 1_000).dropFirst()
  return "\((microseconds / 1_000).grouped).\(fraction) ms"
}
