import Report
import Trace

/// What the same session led to in several patterns, act by act.
struct TraceSideBySide {
  /// Columns that `SideBySide` needs to show a line.
  static let leastWidth = 20

  private let page: SideBySide

  init(_ recordings: [Recording], showsSites: Bool) {
    let acts = recordings.map { Self.panels(of: $0, showsSites) }
    let most = acts.map(\.count).max() ?? 0
    // One that was cut has lost its first acts, so that it ends in the same row as the others.
    let starts = zip(recordings, acts).map { $0.dropped > 0 ? most - $1.count : 0 }
    let rows = (0..<most).map { row in
      zip(acts, starts).map { acts, start in
        acts.indices.contains(row - start) ? [acts[row - start]] : []
      }
    }
    page = SideBySide(rows)
  }

  /// A panel for each act, with the time since the act; the first one begins with what was dropped.
  private static func panels(
    of recording: Recording, _ showsSites: Bool
  ) -> [SideBySide.Panel] {
    let timeline = Timeline(recording.events, showsSites: showsSites)
    return recording.events.sections.enumerated().map { number, section in
      let isCut = number == 0 && recording.dropped > 0
      return SideBySide.Panel(
        recording.pattern ?? "", note: section.title,
        lines: (isCut ? [droppedLine(recording.dropped)] : []) + timeline.lines(of: section))
    }
  }

  /// Ends without a line break.
  func rendered(width: Int, style: Style) -> String {
    page.rendered(width: width, style: style)
  }
}
