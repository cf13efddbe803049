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

/// Returns the first step whose screen differs, with the patterns that differ from most others.
nonisolated package func firstDifference(
  of sessions: [(pattern: String, screens: [String])]
) -> String? {
  for step in 0..<(sessions.map(\.screens.count).max() ?? 0) {
    let screens = sessions.map { $0.screens.dropFirst(step).first ?? "(the session has ended)" }
    let common = screens.max { one, other in
      screens.count { $0 == one } < screens.count { $0 == other }
    }
    guard let common, screens.contains(where: { $0 != common }) else { continue }
    return zip(sessions, screens).filter { $1 != common }
      .map { session, screen in
        "step \(step): \(session.pattern) differs (+) from most patterns (-):\n"
          + difference(of: screen, from: common)
      }
      .joined(separator: "\n")
  }
  return nil
}

/// Returns all lines of both texts; `-` marks those only in `old`, `+` those only in `new`.
nonisolated package func difference(of new: String, from old: String) -> String {
  let old = old.split(separator: "\n", omittingEmptySubsequences: false)
  let new = new.split(separator: "\n", omittingEmptySubsequences: false)
  let (removed, inserted) = new.difference(from: old).offsets
  var lines: [String] = []
  var (oldIndex, newIndex) = (0, 0)
  while oldIndex < old.count || newIndex < new.count {
    if removed.contains(oldIndex) {
      lines.append("- \(old[oldIndex])")
      oldIndex += 1
    } else if inserted.contains(newIndex) {
      lines.append("+ \(new[newIndex])")
      newIndex += 1
    } else {
      lines.append("  \(old[oldIndex])")
      oldIndex += 1
      newIndex += 1
    }
  }
  return lines.joined(separator: "\n")
}

extension CollectionDifference {
  nonisolated fileprivate var offsets: (removed: Set<Int>, inserted: Set<Int>) {
    reduce(into: ([], [])) { offsets, change in
      switch change {
      case .remove(let offset, _, _): offsets.removed.insert(offset)
      case .insert(let offset, _, _): offsets.inserted.insert(offset)
      }
    }
  }
}
