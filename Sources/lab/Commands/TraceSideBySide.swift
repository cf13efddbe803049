import Report
import Trace

/// What the same session led to in several forms, act by act.
struct TraceSideBySide {
  /// Columns that `SideBySide` needs to show a line.
  static let leastWidth = 20

  private let page: SideBySide

  init(_ recordings: [Recording], showsSites: Bool) {
    let acts = recordings.map { Self.panels(of: $0, showsSites) }
    let rows = (0..<(acts.map(\.count).max() ?? 0)).map { act in
      acts.map { act < $0.count ? [$0[act]] : [] }
    }
    page = SideBySide(rows)
  }

  /// A panel for each act, with the time since the act.
  private static func panels(
    of recording: Recording, _ showsSites: Bool
  ) -> [SideBySide.Panel] {
    let timeline = Timeline(
      recording.events, dropped: recording.dropped, showsSites: showsSites)
    return recording.events.sections.map { section in
      SideBySide.Panel(
        recording.form ?? "", note: section.title, lines: timeline.lines(of: section))
    }
  }

  /// Ends without a line break.
  func rendered(width: Int, style: Style) -> String {
    page.rendered(width: width, style: style)
  }
}
