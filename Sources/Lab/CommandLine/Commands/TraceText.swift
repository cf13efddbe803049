import Report
import Trace

/// Recorded sessions as they are shown.
struct TraceText {
  private let recordings: [Recording]
  private let request: TraceRequest
  private let width: Int
  /// What is shown instead of the recordings, because it is for programs.
  private let json: String?

  init(_ recordings: [Recording], _ request: TraceRequest, width: Int) throws {
    self.recordings = recordings
    self.request = request
    self.width = width
    json = request.format == .json ? try recordings.map(JSONLines.text).joined() : nil
  }

  /// Ends with a line break.
  func rendered(_ style: Style) -> String {
    if let json { return json }
    if request.isSideBySide, recordings.contains(where: { !$0.events.isEmpty }) {
      return TraceSideBySide(recordings, showsSites: request.namesSites)
        .rendered(width: max(width, TraceSideBySide.leastWidth), style: style) + "\n"
    }
    return recordings.map { text(of: $0, style) + "\n" }.joined()
  }

  private func text(of recording: Recording, _ style: Style) -> String {
    let parts = [
      style.render("\(recording.pattern ?? ""): who changed what, and why", .strong),
      cut(body(of: recording)),
      wrapped(verdict(on: recording), width: min(width, Output.usualWidth)),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func body(of recording: Recording) -> String {
    switch request.format {
    case .timeline:
      Timeline(recording.events, dropped: recording.dropped, showsSites: request.namesSites)
        .text
    case .tree, .json:
      TraceTree(recording.events, dropped: recording.dropped, showsSites: request.namesSites)
        .text
    }
  }

  private func cut(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.truncated(to: width) }.joined(separator: "\n")
  }

  private func verdict(on recording: Recording) -> String {
    switch recording.level {
    case .off: return "Nothing is recorded at level off."
    case .actions: return "No field is watched at level actions."
    case .fields, .sites, .snapshots: break
    }
    let attribution = Attribution(of: recording.events)
    let unnamed = attribution.mutations - attribution.named
    let result = "\(attribution.mutations) mutations, \(attribution.named) with a named action."
    if unnamed == 0 { return result + " Every change tells which action asked for it." }
    return result
      + """
       '?' marks the \(unnamed) without: a test stage knows the tap before them, an app would know \
      nothing.
      """
  }
}
