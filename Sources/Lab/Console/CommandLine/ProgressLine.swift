import LabOutput

/// The work in progress, on a terminal only: a line that is rewritten in place, with a bar and the time left where the
/// steps are known.
package final class ProgressLine {
  private let sink: Sink
  private let width: Int
  private let now: () -> ContinuousClock.Instant
  private let start: ContinuousClock.Instant
  private let steps: Int
  private var begun = 0
  private var shown = ""

  /// - Parameter steps: How many times ``step(_:)`` will be called; 0 shows no bar.
  package init(
    _ output: Output, steps: Int = 0, now: @escaping () -> ContinuousClock.Instant = { .now }
  ) {
    sink = output.notes
    width = max(1, output.width - 1)
    self.steps = steps
    self.now = now
    start = now()
  }

  /// Begins the next step.
  package func step(_ text: String) {
    begun += 1
    show(text)
  }

  package func show(_ text: String) { write(bar + text) }

  /// Leaves the line empty and the cursor at its start.
  package func clear() {
    guard !shown.isEmpty else { return }
    write("")
    sink.rewrite("")
  }

  private func write(_ text: String) {
    let line = text.truncated(to: width)
    guard sink.isTerminal, line != shown else { return }
    sink.rewrite(line + String(repeating: " ", count: max(0, shown.count - line.count)))
    shown = line
  }

  /// `████░░░░░░ 12 s left  `, as if all steps lasted as long as those that are done.
  private var bar: String {
    let done = min(begun, steps) - 1
    if done < 0 { return "" }
    let full = 10 * done / steps
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: 10 - full)
    if done == 0 { return bar + "  " }
    let left = start.duration(to: now()) / done * (steps - done)
    let seconds = Int(left.components.seconds) + 1
    return bar + (seconds < 100 ? " \(seconds) s left  " : " \(seconds / 60 + 1) min left  ")
  }
}
