import Measure
import Report
import Trace

/// The scorecard as tables of at most 80 columns.
package struct AuditTables {
  private let forms: [FormAudit]
  private let writes: [WritePrice]

  package init(_ report: AuditReport) {
    forms = report.forms
    writes = report.writes
  }

  package var all: [Table] { [quality, planted, levels, largeArray, pareto] }

  private var quality: Table {
    var table = Table(
      "Who changed it, and who could have",
      columns: [
        .left("form"), .right("named"), .right("lines"), .right("named"), .right("per"),
        .right("sited"), .right("view"), .right("module"), .right("candi-"), .right("named"),
        .right("sited"),
      ])
    table.addRow(
      ["", "as is", "added", "then", "action", "", "", "", "dates", "", ""].map {
        Cell($0, .quiet)
      })
    for form in forms {
      let surface = form.writeSurface
      table.addRow([
        Cell(form.name), Cell(part(form.attributedDefault, of: form.mutations)),
        Cell("\(form.addedLines)"),
        Cell(
          part(form.attributedAdded, of: form.mutations),
          form.attributedAdded == form.mutations ? .good : .bad),
        Cell(form.linesPerAction.map(Self.short) ?? "–"),
        Cell(part(form.sited, of: form.mutations)),
        Cell(Self.doors(surface.map(\.fromView))), Cell(Self.doors(surface.map(\.fromModule))),
        Cell(Self.short(form.candidatesBefore)), Cell(Self.short(form.candidatesAfter)),
        Cell(form.candidatesSited.map(Self.short) ?? "–"),
      ])
    }
    table.footnotes = [
      """
      named: of the mutations in the scripted session, those with a named action, without the lines \
      that tracing added and with them. per action: lines that one more action takes. sited: those of \
      which the trace tells the function and the line.
      """,
      """
      view, module: fields of the state that one more file of the form, or of another module, can \
      assign to; after the + those it can write to through something else the form leaves open (the \
      JSON says what, or what the compiler answered).
      """,
      """
      candidates: lines that could have written what changed, the mean of all mutations; then those \
      that are left when the named action is known, and when the site is.
      """,
    ]
    return table
  }

  private var planted: Table {
    var table = Table(
      "Planted writes that nobody asked for, and replay",
      columns: [
        .left("form"), .right("planted"), .right("found"), .right("recall"), .right("precision"),
        .right("in order"), .right("cause"), .left("replays from"), .right("failed"),
      ])
    for form in forms {
      let found: [Cell] =
        if let planted = form.planted {
          [
            Cell("\(planted)"), Cell("\(form.found ?? 0)"),
            Cell(form.recall.map(Units.percent) ?? "–"),
            Cell(form.precision.map(Units.percent) ?? "–"), Cell("\(form.inOrder ?? 0)"),
            Cell("\(form.underRightCause ?? 0)"),
          ]
        } else { [Cell("refused", .good), "", "", "", "", ""] }
      table.addRow(
        [Cell(form.name)] + found
          + [
            Cell(form.replay.from.rawValue), Cell(form.replay.failed.map { "\($0)" } ?? "–"),
          ])
    }
    table.footnotes = [
      """
      planted: writes from another module that the compiler lets in, half of them in an act. found: the \
      trace shows them there, with their field and without an action. precision: of all mutations \
      without an action, the planted ones. cause: found under the act, or under nothing, as it was.
      """
    ]
    return table
  }

  private var levels: Table {
    var table = Table(
      "What a level costs the session, beside a recorder that is off",
      columns: [.left("form"), .left("off")]
        + TraceLevel.allCases.dropFirst().map { .right($0.rawValue) })
    table.addSection("time")
    for form in forms {
      table.addRow(
        [
          Cell(form.name),
          Cell(form.offVerdict?.rawValue ?? "–", form.offVerdict?.emphasis),
        ] + form.levels.dropFirst().map { Cell($0.ratio.map(Units.ratio) ?? "–") })
    }
    table.addSection("mallocs per act")
    for form in forms { table.addRow(perAct(form) { $0.mallocs }) }
    table.addSection("bytes per act")
    for form in forms { table.addRow(perAct(form) { $0.bytes }) }
    table.footnotes = [
      """
      off: the verdict on a recorder that is off beside none at all. mallocs, bytes: what the recorder \
      adds to an act, without the acts that open a screen.
      """
    ]
    return table
  }

  private func perAct(_ form: FormAudit, _ value: (LevelPrice) -> Int?) -> [Cell] {
    [Cell(form.name)]
      + form.levels.map { level in
        value(level).map { Cell(Self.short(Double($0) / Double(max(1, level.acts)))) } ?? "–"
      }
  }

  private var largeArray: Table {
    var table = Table(
      "What a level adds to one write beside \(Units.count(WritePrice.elements)) elements",
      columns: [
        .left("watched as"), .left("level"), .right("time"), .right("mallocs"),
        .right("bytes copied"),
      ])
    for write in writes {
      table.addRow([
        Cell(write.shape.rawValue), Cell(write.level.rawValue),
        Cell(write.nanoseconds.map { Units.duration(nanoseconds: $0) } ?? "–"),
        Cell(write.mallocs.map(Self.short) ?? "–"),
        Cell(Units.bytes(write.copiedBytes), write.copiedBytes > 0 ? .bad : nil),
      ])
    }
    return table
  }

  /// The forms to which none other is at least as good in everything and better in something.
  private var pareto: Table {
    let best = Pareto.front(of: forms)
    var table = Table(
      "Cost against quality: nothing is better in all",
      columns: [
        .left("form"), .right("lines"), .right("named"), .right("open fields"), .right("fields"),
        .left("beaten by"),
      ])
    for form in Pareto.sorted(forms) {
      let point = Pareto.Point(form)
      table.addRow([
        Cell(form.name, best.contains(form.name) ? .strong : nil), Cell("\(point.lines)"),
        Cell(Units.percent(point.named)), Cell("\(point.open)"),
        Cell(point.ratio.map(Units.ratio) ?? "–"),
        Cell(Pareto.winners(over: form, among: forms).joined(separator: ", ")),
      ])
    }
    table.footnotes = [
      """
      lines: added for tracing. named: after that. open fields: those that a view file can write to, \
      however. fields: what the level costs the session. A form is beaten by one that is at least as \
      good in all four and better in one, where times within 3 % are equal.
      """,
      "Again: swift run -c release lab audit",
    ]
    return table
  }

  private func part(_ count: Int, of all: Int) -> String {
    "\(count)/\(all)"
  }

  private static func doors(_ accesses: [WriteSurface.Access]) -> String {
    let allowed = accesses.count { $0 == .allowed }
    let open = accesses.count { !$0.isRefused } - allowed
    return open == 0 ? "\(allowed)" : "\(allowed) +\(open)"
  }

  private static func short(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? Units.count(Int(tenths)) : "\(tenths)"
  }
}
