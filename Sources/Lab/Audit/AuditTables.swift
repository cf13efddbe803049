import LabMeasure
import LabOutput
import LabTrace

/// The scorecard as tables of at most 80 columns.
package struct AuditTables {
  /// The patterns, and rows beside them with more names.
  let rows: [PatternAudit]
  var patterns: [PatternAudit] { rows.filter(\.isPattern) }
  var trust: Trust?
  var missingLines: MissingLines?

  package var all: [Table] {
    [named, surface] + (trust == nil ? [] : [levels])
  }

  /// The grade of the times, for the head of the run.
  package var head: String {
    guard let trust else { return "Times: none; for times: swift run -c release lab audit" }
    return "Times: " + trust.rawValue
      + (trust == .doNotTrust ? "; what they would break or keep is inconclusive" : "")
  }

  /// Leaves out columns that no pattern has a value for.
  package var named: Table {
    let columns = Self.namedColumns.filter { column in
      rows.contains { column.value($0) != nil }
    }
    return Table(
      "Who changed it, and can it be replayed", of: rows,
      [.left("pattern") { Cell($0.name, .name) }]
        + columns.map { column in
          .right(column.head) { pattern in
            let (value, best) = (column.value(pattern), column.best?(pattern))
            return Cell(
              value.map(Units.count) ?? "–",
              value == nil || best == nil ? nil : value == best ? .good : .bad)
          }
        },
      footnotes: [columns.map { "\($0.head): \($0.meaning)." }.joined(separator: " ")]
        + [missingLines].compactMap { $0.map { "\($0)" } })
  }

  private typealias NamedColumn = (
    head: String, meaning: String, value: (PatternAudit) -> Int?, best: ((PatternAudit) -> Int)?
  )

  private static var namedColumns: [NamedColumn] {
    [
      ("changes", "recorded mutations of the scripted session", \.mutations, nil),
      ("field", "those with a known field, not only a known write to the state", \.withField, nil),
      ("where", "with the pattern's line that wrote", \.located, \.mutations),
      ("named", "with a named action, which says why in any build", \.named, \.mutations),
      ("lines", "of code that name actions", \.namingLines, nil),
      ("acts", "what was done in random sessions that replay", { $0.replay?.acts }, nil),
      (
        "lost", "recorded events of the others, from the first that did not repeat",
        { $0.replay?.notReplayed }, { _ in 0 }
      ),
    ]
  }

  package var surface: Table {
    Table(
      "Who could have: what a view could do to the state", of: patterns,
      [
        .left("pattern") { Cell($0.name, .name) },
        .right("fields") { Cell($0.writeSurface.map { Units.count($0.fields.count) } ?? "–") },
        .right("assign") { Self.cell($0.writeSurface?.assignable) },
        .right("calls") { Self.cell($0.writeSurface?.calls.count) },
      ],
      footnotes: [
        """
        assign: fields that a view could assign through its stored properties, its own @State among them. calls: state \
        changes that it could cause by a call which no view of the pattern makes. The compiler answered in this run; \
        what a cast would open is not asked. The JSON has each answer.
        """
      ]
        + patterns.compactMap(\.missingCompiler).prefix(1).map {
          "–, in this run: \(CompilerProbeError($0))."
        })
  }

  private static func cell(_ count: Int?) -> Cell {
    count.map { Cell(Units.count($0), $0 == 0 ? nil : .caution) } ?? "–"
  }
}

extension AuditTables {
  package init(patterns: [PatternAudit]) { rows = patterns }

  package init(_ report: AuditReport) {
    rows = report.patterns
    (trust, missingLines) = (report.trust, report.missingLines)
  }
}
