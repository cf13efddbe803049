import Measure
import Report
import Trace

/// The scorecard as tables of at most 80 columns.
package struct AuditTables {
  let patterns: [PatternAudit]
  let writes: [WritePrice]

  package init(patterns: [PatternAudit], writes: [WritePrice] = []) {
    self.patterns = patterns
    self.writes = writes
  }

  package var all: [Table] {
    [named, surface, replayed, levels, largeArray]
  }

  var surface: Table {
    var table = Table(
      "Who could have: fields that others can write to",
      columns: [
        .left("pattern"), .right("fields"), .right("view"), .right("view by door"),
        .right("module"),
        .right("module by door"), .left("door"),
      ])
    for pattern in patterns {
      let (view, module) = (
        pattern.writeSurface.map(\.fromView), pattern.writeSurface.map(\.fromModule)
      )
      let doors = (view + module).compactMap(\.door)
      table.addRow(
        [Cell(pattern.name), Cell("\(pattern.writeSurface.count)")]
          + [view, module].flatMap { accesses in
            let open = [accesses.count { $0 == .allowed }, accesses.count { $0.door != nil }]
            return open.map { Cell("\($0)", $0 == 0 ? nil : .caution) }
          } + [Cell(doors.min { $0.count < $1.count }.map { Self.kind(of: $0) } ?? "")])
    }
    table.footnotes = [
      """
      view, module: those that one more file of the pattern, or of another module of the package, may \
      assign to, as the compiler answered in this run. by door: those that it may not assign to but can \
      write to by something else that is left open. The JSON has each answer. A stub ends the reactor that it \
      stands in for.
      """
    ]
    return table
  }

  private static func kind(of door: String) -> String {
    door.contains("(") ? "a setter" : door
  }

  var replayed: Table {
    var table = Table(
      "Replay: \(ReplayScore.sessions) random sessions, gone through again on fresh screens",
      columns: [
        .left("pattern"), .left("replayed from"), .right("acts"), .right("as actions"),
        .right("not replayed"),
      ])
    for pattern in patterns {
      let replay = pattern.replay
      table.addRow([
        Cell(pattern.name), Cell(replay.from.rawValue), Cell(number: replay.acts),
        Cell(number: replay.asActions),
        Cell(number: replay.failed, replay.failed == 0 ? .good : .bad),
      ])
    }
    table.footnotes = [
      """
      acts: what the person did; as actions: those for which the pattern was sent the actions that the \
      trace holds as values. not replayed: recorded events, from the first that did not happen again.
      """
    ]
    return table
  }

  static func short(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? Units.count(Int(tenths)) : "\(tenths)"
  }
}
