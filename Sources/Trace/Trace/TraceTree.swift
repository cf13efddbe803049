/// A drawing of events as a tree, each under its cause.
///
/// ```text
/// tap like-1
/// └─ likeTapped(1)
///    ├─ posts[0]: likeCount 3 → 4, isLiked false → true
///    └─ likeSucceeded(1)
/// ```
///
/// `?` marks a mutation without an action behind it. An event whose cause was dropped begins a tree.
nonisolated public struct TraceTree {
  private let lines: TraceLines
  /// The events that each led to, by index; under `nil` those without a cause.
  private let branches: [Int?: [Int]]

  /// Creates a tree of events in the order of their ids.
  public init(_ events: [Event], showsSites: Bool = false) {
    let lines = TraceLines(events, showsSites: showsSites)
    self.lines = lines
    branches = Dictionary(grouping: events.indices, by: lines.cause)
  }

  /// The tree, a line for each event.
  public var text: String {
    (branches[nil] ?? []).flatMap { [lines[$0]] + drawn(under: $0, margin: "") }
      .joined(separator: "\n")
  }

  private func drawn(under index: Int, margin: String) -> [String] {
    let branches = branches[index] ?? []
    return branches.flatMap { branch in
      let isLast = branch == branches.last
      return [margin + (isLast ? "└─ " : "├─ ") + lines[branch]]
        + drawn(under: branch, margin: margin + (isLast ? "   " : "│  "))
    }
  }
}

/// Events as lines of text.
nonisolated struct TraceLines {
  let events: [Event]
  private let showsSites: Bool
  private var origins: [Origin] = []

  /// Facts about an event, from its causes.
  private struct Origin {
    /// The index of its cause.
    let cause: Int?
    var depth = 0
    /// The index of the act that led to it.
    var act: Int?
    /// Whether an action is among the causes, or may be: they were dropped.
    var isNamed = false
  }

  init(_ events: [Event], showsSites: Bool) {
    self.events = events
    self.showsSites = showsSites
    var indices: [Event.ID: Int] = [:]
    for (index, event) in events.enumerated() {
      var origin = Origin(cause: event.cause.flatMap { indices[$0] })
      if let cause = origin.cause {
        origin.depth = origins[cause].depth + 1
        origin.act = events[cause].isAct ? cause : origins[cause].act
        origin.isNamed = events[cause].isAction || origins[cause].isNamed
      } else {
        origin.isNamed = event.cause != nil
      }
      origins.append(origin)
      indices[event.id] = index
    }
  }

  func cause(of index: Int) -> Int? { origins[index].cause }

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
