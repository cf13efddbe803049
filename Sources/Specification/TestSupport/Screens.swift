import StageUI
import Testing

/// Expects the whole screen to read as `screen`.
package func expectScreen(
  _ app: TestApp, _ screen: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectScreen(app.stage.text, screen, of: app.pattern, sourceLocation: sourceLocation)
}

/// Expects the last lines of the screen to be `lines`.
package func expectEnd(
  _ app: TestApp, _ lines: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
  let end = app.stage.text.split(separator: "\n", omittingEmptySubsequences: false)
    .suffix(lines.count).joined(separator: "\n")
  expectScreen(
    end, lines.joined(separator: "\n"), of: app.pattern, sourceLocation: sourceLocation)
}

/// Expects a line of the screen to be `line`.
package func expectLine(
  _ app: TestApp, _ line: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  if app.shows(line: line) { return }
  Issue.record(
    "\(app.pattern) shows no line '\(line)':\n\(app.stage.text)", sourceLocation: sourceLocation)
}

/// Expects the screen of `pattern` to read as `screen`.
func expectScreen(
  _ shown: String, _ screen: String, of pattern: String, sourceLocation: SourceLocation
) {
  if shown == screen { return }
  Issue.record(
    "\(pattern) shows another screen (- expected, + shown):\n\(difference(of: shown, from: screen))",
    sourceLocation: sourceLocation)
}

/// Returns all lines of both texts; `-` marks those only in `old`, `+` those only in `new`.
nonisolated private func difference(of new: String, from old: String) -> String {
  let old = old.split(separator: "\n", omittingEmptySubsequences: false)
  let new = new.split(separator: "\n", omittingEmptySubsequences: false)
  let changes = new.difference(from: old)
  var lines = old.map { "  " + $0 }
  for case .remove(let offset, let line, _) in changes { lines[offset] = "- " + line }
  for case .insert(let offset, let line, _) in changes {
    let kept = lines.indices.filter { !lines[$0].hasPrefix("- ") }
    lines.insert("+ " + line, at: offset < kept.count ? kept[offset] : lines.count)
  }
  return lines.joined(separator: "\n")
}
