/// One line on a terminal that says what is running and is rewritten in place.
///
/// Writes nothing where there is no terminal.
final class ProgressLine {
  private let sink: Sink
  private let width: Int
  private var shown = ""

  init(_ output: Output) {
    sink = output.notes
    width = max(1, output.width - 1)
  }

  func show(_ text: String) {
    let line = String(text.prefix(width))
    guard sink.isTerminal, line != shown else { return }
    let rest = String(repeating: " ", count: max(0, shown.count - line.count))
    sink.write("\r" + line + rest)
    shown = line
  }

  /// Leaves the line empty and the cursor at its start.
  func clear() {
    guard !shown.isEmpty else { return }
    show("")
    sink.write("\r")
  }
}
