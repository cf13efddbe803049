import Measure
import Report

extension AuditTables {
  /// Columns of what was not counted in any pattern are left out.
  var named: Table {
    let columns = namedColumns
    var table = Table(
      "Who changed it: changes with a named action\(isSited ? ", and with a site" : "")",
      columns: [.left("pattern")] + columns.map { .right($0.head) })
    for pattern in patterns {
      table.addRow([Cell(pattern.name)] + columns.map { $0.cell(pattern) })
    }
    table.footnotes = [
      Self.aboutNames + (isCounted ? Self.aboutLines : "") + (isSited ? Self.aboutSites : "")
    ]
    return table
  }

  private typealias NamedColumn = (head: String, cell: (PatternAudit) -> Cell)

  private var namedColumns: [NamedColumn] {
    let named: [NamedColumn] = [
      ("changes", { Cell("\($0.mutations)") }),
      ("field", { Cell("\($0.withField)") }),
      ("as it is", { Cell("\($0.attributedDefault)") }),
      (
        "named",
        { Cell("\($0.attributedAdded)", $0.attributedAdded == $0.mutations ? .good : .bad) }
      ),
    ]
    let lines: [NamedColumn] = [
      ("lines", { Cell(number: $0.addedLines) }),
      ("one more", { Cell($0.linesPerAction.map(Self.short) ?? "–") }),
    ]
    let sited: [NamedColumn] = [
      ("sited", { Cell(number: $0.sited, $0.sited == $0.mutations ? .good : .bad) })
    ]
    return named + (isCounted ? lines : []) + (isSited ? sited : [])
  }

  /// Whether the sources were here.
  private var isCounted: Bool { patterns.contains { $0.addedLines != nil } }
  private var isSited: Bool { patterns.contains { $0.sited != nil } }

  private static let aboutNames = """
    field: changes of which the level fields tells the field; of the others it tells that the state was \
    written. as it is, named: those with a named action (in MVIReactor, and a named mutation), without \
    the lines that tracing takes, and with them.
    """
  private static let aboutLines = """
     lines: how many; one more: how many the next action takes; – where no one place names them all.
    """
  private static let aboutSites = """
     sited: those of which the level sites tells the line that wrote.
    """
}
