import LabCommandLine
import LabMeasure
import LabOutput
import LabSessions
import LabTrace

/// Recordings as they are shown.
struct TraceText {
  enum Format: String, CaseIterable {
    case tree
    case timeline
    case json
  }

  let recordings: [Recording]
  let format: Format
  /// Whether the timelines of several recordings are shown next to each other.
  let isSideBySide: Bool

  /// Ends with a line break. The widest line is as wide as `width`, but not of JSON.
  func rendered(width: Int, style: Style) throws -> String {
    if format == .json { return try recordings.map(JSONLines.text).joined() }
    if isSideBySide, format == .timeline, recordings.contains(where: { !$0.events.isEmpty }) {
      let missing = recordings.lazy.map(missingLines).first { !$0.isEmpty }.map { [$0] } ?? []
      let columns = sideBySide.rendered(width: max(width, 20), style: style)
        .replacing("  ? ", with: "  \(style.render("?", .caution)) ")
      let parts = [columns] + missing
      return parts.joined(separator: "\n") + "\n"
    }
    return recordings.map { text(of: $0, width, style) + "\n" }.joined()
  }

  private func text(of recording: Recording, _ width: Int, _ style: Style) -> String {
    let showsSites = recording.level == .sites
    let events =
      format == .timeline
      ? Timeline(recording.events, showsSites: showsSites).text
      : TraceTree(recording.events, showsSites: showsSites).text
    let lines = events.split(separator: "\n", omittingEmptySubsequences: false)
    let parts = [
      style.render("\(recording.pattern ?? ""): who changed what, and why", .strong),
      lines.map { Self.emphasized(Self.truncated($0, to: width), style) }.joined(separator: "\n"),
      wrapped(summary(of: recording), width: min(width, Output.usualWidth)),
      wrapped(missingLines(of: recording), width: min(width, Output.usualWidth)),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// Shortens a line to the width: its values before the place that wrote, which is kept.
  private static func truncated(_ line: Substring, to width: Int) -> String {
    guard let arrow = line.firstRange(of: " ← ") else { return line.truncated(to: width) }
    let place = line[arrow.upperBound...].prefix { $0 != " " }
    let room = width - place.count - 3
    if line[..<arrow.lowerBound].count <= room || room < 20 { return line.truncated(to: width) }
    return line[..<arrow.lowerBound].truncated(to: room) + " ← " + place
  }

  /// Renders the '?' of a change without an action, or the name of an action.
  private static func emphasized(_ line: String, _ style: Style) -> String {
    guard style != .plain, let parts = line.firstMatch(of: /^([ │├└─]+)(\?|\w+(?=\(|$))/) else {
      return line
    }
    let mark = style.render(String(parts.2), parts.2 == "?" ? .caution : .name)
    return parts.1 + mark + line[parts.range.upperBound...]
  }

  private func summary(of recording: Recording) -> String {
    switch recording.level {
    case .off: return "Nothing is recorded at level off."
    case .actions: return "No field is watched at level actions."
    case .fields, .sites, .snapshots: break
    }
    let attribution = Attribution(of: recording.events)
    let unnamed = attribution.mutations - attribution.named
    let counts = "\(attribution.mutations) mutations, \(attribution.named) with a named action."
    if attribution.mutations == 0 { return "No change was recorded." }
    return unnamed == 0
      ? counts + " Every change names the action behind it."
      : """
      \(counts) '?' marks the \(unnamed) without: a test stage knows the tap before them, an app \
      would know the line at most.
      """
  }

  /// Why changes have no line, where that was asked for.
  private func missingLines(of recording: Recording) -> String {
    if recording.level != .sites { return "" }
    if let missing = recording.missingLines { return missing.description }
    let mutations = recording.events.filter { $0.mutation != nil }
    let bare = mutations.count { $0.site == nil }
    return bare == 0
      ? ""
      : """
      \(bare) of \(mutations.count) without a line: none was certain. Behind a binding, no code of the pattern is on \
      the call stack.
      """
  }

  /// A row for each act.
  private var sideBySide: SideBySide {
    let columns = recordings.map { recording in
      Timeline(recording.events, showsSites: recording.level == .sites).acts.map { act in
        [
          SideBySide.Panel(
            recording.pattern ?? "", notes: [act.title ?? "(before the first act)"],
            lines: act.lines)
        ]
      }
    }
    return SideBySide(
      (0..<(columns.map(\.count).max() ?? 0)).map { row in
        columns.map { $0.indices.contains(row) ? $0[row] : [] }
      })
  }
}
