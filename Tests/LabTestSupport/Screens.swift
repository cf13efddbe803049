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
nonisolated package func difference(of new: String, from old: String) -> String {
  let old = old.split(separator: "\n", omittingEmptySubsequences: false)
  let new = new.split(separator: "\n", omittingEmptySubsequences: false)
  let difference = new.difference(from: old)
  let removed = Set(difference.removals.map(\.offset))
  let inserted = Set(difference.insertions.map(\.offset))
  var lines: [String] = []
  var (oldIndex, newIndex) = (0, 0)
  while oldIndex < old.count || newIndex < new.count {
    let (isOld, isNew) = (removed.contains(oldIndex), inserted.contains(newIndex))
    let mark = isOld ? "- " : isNew ? "+ " : "  "
    lines.append(mark + (isOld ? old[oldIndex] : new[newIndex]))
    if isOld || !isNew { oldIndex += 1 }
    if !isOld { newIndex += 1 }
  }
  return lines.joined(separator: "\n")
}

extension CollectionDifference.Change {
  nonisolated fileprivate var offset: Int {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
}
