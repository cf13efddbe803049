/// Draws events as a tree, each under its cause.
///
///     tap like-1
///     └─ likeTapped(1)
///        ├─ posts[0]: likeCount 3 → 4, isLiked false → true
///        └─ likeSucceeded(1)
///
/// A mutation that no action is behind is marked with `?`.
package struct TraceTree {
  private let events: [Event]
  private let effects: [Int?: [Event]]
  private let width: Int

  /// Lines longer than `width` characters are cut.
  package init(_ events: [Event], width: Int = .max) {
    self.events = events
    self.width = width
    effects = Dictionary(grouping: events, by: \.cause)
  }

  package var lines: [String] {
    (effects[nil] ?? []).flatMap { lines(of: $0, first: "", rest: "") }.map(cut)
  }

  package var text: String {
    lines.joined(separator: "\n")
  }

  private func lines(of event: Event, first: String, rest: String) -> [String] {
    let below = effects[event.id] ?? []
    return [first + title(of: event)]
      + below.enumerated().flatMap { index, effect in
        let isLast = index == below.count - 1
        return lines(
          of: effect, first: rest + (isLast ? "└─ " : "├─ "), rest: rest + (isLast ? "   " : "│  "))
      }
  }

  private func title(of event: Event) -> String {
    switch event.kind {
    case .act(let act): return act
    case .action(let action): return action
    case .mutation(let mutation):
      let mark = events.hasAction(above: event) ? "" : "? "
      return mark + mutation.description
    }
  }

  private func cut(_ line: String) -> String {
    line.count > width ? line.prefix(width - 1) + "…" : line
  }
}
