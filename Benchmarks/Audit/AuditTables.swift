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
    [named, candidates, surface, planted, replayed, levels, largeArray].compactMap(\.self)
      + (patterns.count > 1 ? [pareto] : [])
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

  var planted: Table {
    var table = Table(
      "Planted writes that nobody asked for",
      columns: [
        .left("pattern"), .right("planted"), .right("found"), .right("precision"), .right("path"),
        .right("order"), .right("cause"),
      ])
    for pattern in patterns { table.addRow([Cell(pattern.name)] + Self.planted(of: pattern)) }
    table.footnotes = [
      """
      planted: writes from another module that the compiler lets in, by assignment, by a door or by an \
      entry behind the place that names actions; half of them in an act. refused: it lets none in; not \
      planted: it does, and none was tried. found: the trace shows them there, \
      with their field and without an action. precision: of all changes without an action, the planted \
      ones. path: told exactly at the level snapshots, as in posts[0].authorName. order, cause: of those \
      found, the ones that stand in order, and that hang under the act or under nothing, as it was.
      """
    ]
    return table
  }

  /// Where nothing was planted, the compiler's answer tells why.
  private static func planted(of pattern: PatternAudit) -> [Cell] {
    if pattern.planted == 0 {
      return switch pattern.isOpenToModules {
      case nil: ["–"]
      case true?: [Cell("not planted", .bad)]
      case false?: [Cell("refused", pattern.isOpenToViews ? nil : .good)]
      }
    }
    return [
      Cell("\(pattern.planted)"), Cell("\(pattern.found)"),
      Cell(pattern.precision.map(Units.percent) ?? "–"), Cell("\(pattern.exactPath)"),
      Cell("\(pattern.inOrder)"), Cell("\(pattern.underRightCause)"),
    ]
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
