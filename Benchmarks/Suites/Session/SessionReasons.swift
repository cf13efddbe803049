import LabOutput
import LabSessions
import LabTrace

/// Why bodies ran in the session.
extension SessionFigures {
  /// What each act ran, by the reason of the outermost body; `nil` when nothing was recorded.
  var bodyReasons: Table? {
    if reasons.isEmpty { return nil }
    var table = Table(
      "Why bodies ran",
      columns: [.left("pattern"), .right("bodies"), .right("changed"), .left("reason")])
    for kind in Session.Kind.allCases where kind != .nothing {
      table.addSection(kind.rawValue)
      for pattern in patterns {
        for runs in ActBodies.byOrigin(reasons[pattern]?.first { $0.kind == kind }?.bodies ?? []) {
          table.addRow([
            Cell(pattern), Cell(Units.count(runs.runs)), Cell(Units.count(runs.changed)),
            Cell("\(runs.reason)"),
          ])
        }
      }
    }
    table.footnotes = [
      """
      Of one act. A body runs because its view is new, because a property that it had read was \
      written, or because the body around it made another view, which counts to the reason of that one. Recorded as if \
      no two closures were equal. changed: \
      after which the screen showed something else. lab trace --why body:VIEW shows one view.
      """
    ]
    return table
  }
}
