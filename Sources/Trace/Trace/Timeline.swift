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
    let acts = acts.map { ($0.title.map { [$0] } ?? []) + $0.lines }
    let lost = "(dropped: \(dropped) earlier \(dropped == 1 ? "event" : "events"))"
    return ((dropped == 0 ? [] : [[lost]]) + acts)
      .map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// The acts, each with what happened until the next one. What came before the first has no title.
  package var acts: [(title: String?, lines: [String])] {
    var acts: [(title: String?, lines: [String])] = []
    var act: Int?
    for (index, event) in lines.events.enumerated() {
      if event.isAct {
        act = index
        acts.append((event.line, []))
      } else {
        if acts.isEmpty { acts.append((nil, [])) }
        acts[acts.count - 1].lines.append(line(of: index, in: act))
      }
    }
    return acts
  }

  private func line(of index: Int, in act: Int?) -> String {
    let origin = lines.act(of: index)
    let late =
      origin == act ? "" : origin.map { " (requested by: \(lines.events[$0].line))" } ?? ""
    return lines.margin(of: index) + lines[index] + late
  }
}
