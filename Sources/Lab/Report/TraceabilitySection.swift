import LabBenchmarks
import LabHarness
import LabOutput

extension PageSection {
  /// Which changes have a named cause, who may write, and whether sessions replay.
  static func traceability(_ rows: SuiteRows) -> HTML {
    var table = Table(
      "What a trace of one session tells",
      columns: [
        .left("pattern"), .right("changes"), .right("named"), .right("naming lines"),
        .right("fields"), .right("open to views"), .right("open to modules"),
        .right("acts replayed"), .right("not replayed"),
      ])
    for pattern in rows.contenders {
      func row(_ operation: String) -> BenchResult? { rows[operation, pattern].last }
      let (session, surface, replay) = (
        row(SessionSuite.whole), row("write surface"), row("replay")
      )
      let cells = [
        session?.text(.mutations), session?.text(.namedMutations), session?.text(.namingLines),
        surface?.text(.stateFields), surface?.text(.openToViews), surface?.text(.openToModules),
        replay?.text(.acts), replay?.text(.notReplayed),
      ]
      table.addRow([Cell(pattern)] + cells.map { Cell($0 ?? "–") })
    }
    table.footnotes = [
      """
      named: changes whose cause is an action with a name. naming lines: code that \
      names them. open to views, to modules: fields that a view, or another module, can write to, \
      as the compiler says. not replayed: acts after which a recorded session differs from its replay.
      """
    ]
    let levels = rows.operations.filter { $0.hasPrefix("recording ") }
    var prices = Table(
      "Allocations that recording adds to one session",
      columns: [.left("pattern")]
        + levels.map { .right(String($0.dropFirst("recording ".count))) })
    for pattern in rows.contenders {
      prices.addRow(
        [Cell(pattern)] + levels.map { Cell(rows[$0, pattern].last?.text(.mallocs) ?? "–") })
    }
    prices.footnotes =
      ["The time of a traced write: swift run -c release lab audit"]
      + rows.rows.filter { levels.contains($0.operation) }
      .footnotes(without: .mallocs, "–: not counted")
    return HTML(table)
      + (levels.isEmpty ? "" : HTML.details("What recording allocates, by level", HTML(prices)))
  }
}
