/// Events as they came, act by act. A late answer names its act.
///
/// Shows no times: one run of a session is no measurement. JSON has them.
nonisolated package struct Timeline {
  private let lines: TraceLines
  private let dropped: Int

  package init(_ events: [Event], dropped: Int = 0, showsSites: Bool = false) {
    lines = TraceLines(events, showsSites: showsSites)
    self.dropped = dropped
  }

  /// The acts, with an empty line between them.
  package var text: String {
    var acts: [[String]] = dropped == 0 ? [] : [[droppedLine(dropped)]]
    for (act, events) in sections {
      let indices = (act.map { [$0] } ?? []) + events
      acts.append(indices.map { line(of: $0, in: act) })
    }
    return acts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// The acts, each with what happened until the next one.
  package var acts: [(title: String, lines: [String])] {
    sections.map { act, events in
      let title = act.map { lines.events[$0].line } ?? "(before the first act)"
      return (title, events.map { line(of: $0, in: act) })
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

  private func line(of index: Int, in act: Int?) -> String {
    let origin = lines.act(of: index)
    let late =
      origin == act ? "" : origin.map { " (requested by: \(lines.events[$0].line))" } ?? ""
    return lines.margin(of: index) + lines[index] + late
  }
}
