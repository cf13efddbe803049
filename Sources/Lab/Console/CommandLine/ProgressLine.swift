import LabOutput

/// The work in progress: a line that is rewritten in place on a terminal, otherwise a line now and
/// then.
package final class ProgressLine {
  private let sink: Sink
  private let width: Int
  private let now: () -> ContinuousClock.Instant
  private var shown = ""
  private var written: ContinuousClock.Instant?

  /// The time from one line to the next in a file or a pipe.
  static let pause = Duration.seconds(3)

  package init(_ output: Output, now: @escaping () -> ContinuousClock.Instant = { .now }) {
    sink = output.progress
    width = max(1, output.width - 1)
    self.now = now
  }

  package func show(_ text: String) {
    if !sink.isTerminal { return report(text) }
    let line = text.truncated(to: width)
    guard line != shown else { return }
    sink.rewrite(line + String(repeating: " ", count: max(0, shown.count - line.count)))
    shown = line
  }

  private func report(_ text: String) {
    let now = now()
    if let written, written.duration(to: now) < Self.pause { return }
    written = now
    sink.write(text + "\n")
  }

  /// Leaves the line empty and the cursor at its start.
  package func clear() {
    guard !shown.isEmpty else { return }
    show("")
    sink.rewrite("")
  }
}
