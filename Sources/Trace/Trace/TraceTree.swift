/// A drawing of events as a tree, each under its cause.
///
/// ```text
/// tap like-1
/// └─ likeTapped(1)
///    ├─ posts[0]: likeCount 3 → 4, isLiked false → true
///    └─ likeSucceeded(1)
/// ```
///
/// `?` marks a mutation without an action behind it. Events whose cause was dropped come first, under a
/// line that counts the dropped ones.
nonisolated public struct TraceTree {
  private let lines: TraceLines
  private let children: [Int?: [Int]]
  private let orphans: [Int]
  private let dropped: Int

  /// Creates a tree of events in the order of their ids.
  public init(_ events: [Event], dropped: Int = 0, showsSites: Bool = false) {
    lines = TraceLines(events, showsSites: showsSites)
    self.dropped = dropped
    children = Dictionary(grouping: events.indices, by: { events[$0].cause })
    let ids = Set(events.map(\.id))
    orphans = events.indices.filter { events[$0].cause.map { !ids.contains($0) } ?? false }
  }

  /// The tree, a line for each event.
  public var text: String {
    var drawn: [String] = []
    if dropped > 0 || !orphans.isEmpty {
      drawn.append(droppedLine(dropped))
      draw(orphans, under: "", &drawn)
    }
    for root in children[nil] ?? [] {
      drawn.append(lines[root])
      draw(children[lines.events[root].id] ?? [], under: "", &drawn)
    }
    return drawn.joined(separator: "\n")
  }

  private func draw(_ branches: [Int], under margin: String, _ drawn: inout [String]) {
    for index in branches {
      let isLast = index == branches.last
      drawn.append(margin + (isLast ? "└─ " : "├─ ") + lines[index])
      let inner = margin + (isLast ? "   " : "│  ")
      draw(children[lines.events[index].id] ?? [], under: inner, &drawn)
    }
  }
}

/// Events as lines of text.
nonisolated struct TraceLines {
  let events: [Event]
  private let showsSites: Bool
  private let origins: [Origin]

  /// Facts about an event, from its causes.
  private struct Origin {
    var depth = 0
    /// The index of the act that led to it.
    var act: Int?
    /// Whether an action is among the causes, or may be: they were dropped.
    var isNamed = false
  }

  init(_ events: [Event], showsSites: Bool = false) {
    self.events = events
    self.showsSites = showsSites
    var known: [Event.ID: Origin] = [:]
    origins = events.enumerated().map { index, event in
      let origin = event.cause.map { known[$0] ?? Origin(isNamed: true) } ?? Origin()
      known[event.id] = Origin(
        depth: origin.depth + 1, act: event.isAct ? index : origin.act,
        isNamed: origin.isNamed || event.isAction)
      return origin
    }
  }

  func margin(of index: Int) -> String { String(repeating: "  ", count: origins[index].depth) }

  /// The index of the act that led to an event; `nil` for an act.
  func act(of index: Int) -> Int? { origins[index].act }

  /// An event on one line, with short texts; `?` marks a mutation without an action behind it.
  subscript(index: Int) -> String {
    let event = events[index]
    let line = (event.mutation == nil || origins[index].isNamed ? "" : "? ") + event.shortLine
    guard showsSites, let site = event.site else { return line }
    return "\(line) ← \(site.withCaller)".onOneLine
  }
}

/// The line in the place of events that were dropped.
nonisolated func droppedLine(_ dropped: Int) -> String {
  "(dropped: \(dropped.grouped) earlier \(dropped == 1 ? "event" : "events"))"
}

nonisolated extension Int {
  /// As in `10,000`, for numbers that are not negative.
  package var grouped: String {
    self < 1_000 ? "\(self)" : (self / 1_000).grouped + "," + "\(self % 1_000 + 1_000)".dropFirst()
  }
}
