import Report
import Sessions

/// Checked replays as they are shown: a row for each pattern, and below what ended elsewhere.
struct ReplayCheckText {
  private let checks: [ReplayCheck]

  init(_ checks: [ReplayCheck]) {
    self.checks = checks
  }

  /// Ends with a line break.
  func rendered(width: Int, style: Style) -> String {
    let findings = checks.flatMap { check in
      check.findings.map {
        "\n" + wrapped("\(check.pattern), \($0)", width: width, keepsSpaces: true) + "\n"
      }
    }
    return table.rendered(width: width, style: style) + "\n" + findings.joined()
  }

  private var table: Table {
    var table = Table(
      "Random sessions, recorded and replayed",
      columns: [
        .left("pattern"), .right("sessions"), .right("replay"), .right("as actions"),
        .right("as the person did them"),
      ])
    for check in checks {
      let replayed = check.sessions - check.findings.count
      table.addRow([
        Cell(check.pattern), Cell("\(check.sessions)"),
        Cell("\(replayed)", check.findings.isEmpty ? nil : .bad), Cell("\(check.fromActions)"),
        Cell("\(check.fromActs)"),
      ])
    }
    table.footnotes = [
      """
      as actions, as the person did them: how the acts of the sessions that replay were replayed; the \
      backend, the clock and the router are not counted.
      """
    ]
    return table
  }
}
