import Measure
import Report

extension AuditTables {
  /// Columns of what was not counted in any form are left out.
  var named: Table {
    let columns = namedColumns
    var table = Table(
      "Who changed it: changes with a named action\(isSited ? ", and with a site" : "")",
      columns: [.left("form")] + columns.map { .right($0.head) })
    for form in forms { table.addRow([Cell(form.name)] + columns.map { $0.cell(form) }) }
    table.footnotes = [
      "as it is, named: without the lines that tracing takes, and with them."
        + (isCounted ? Self.aboutLines : "") + (isSited ? Self.aboutSites : "")
    ]
    if isCounted { table.footnotes.append(Self.aboutCandidates) }
    return table
  }

  private typealias NamedColumn = (head: String, cell: (FormAudit) -> Cell)

  private var namedColumns: [NamedColumn] {
    let named: [NamedColumn] = [
      ("changes", { Cell("\($0.mutations)") }),
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
    let candidates: [NamedColumn] = [
      ("candidates", { Cell($0.candidatesBefore.map(Self.short) ?? "–") }),
      ("left", { Cell($0.candidatesAfter.map(Self.short) ?? "–") }),
    ]
    return named + (isCounted ? lines : []) + (isSited ? sited : [])
      + (isCounted ? candidates : [])
  }

  /// Whether the sources were here.
  private var isCounted: Bool { forms.contains { $0.addedLines != nil } }
  private var isSited: Bool { forms.contains { $0.sited != nil } }

  private static let aboutLines =
    " lines: how many; one more: how many the next action takes; – where nothing can be named."
  private static let aboutSites = " sited: the trace tells the line that wrote."
  private static let aboutCandidates = """
    candidates: lines of the form that could have made a change, the mean of all of them; left: when \
    the named action is known. With a site it is one.
    """
}
