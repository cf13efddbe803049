import LabMeasure
import LabOutput
import LabTrace

/// The scorecard as tables of at most 80 columns.
package struct AuditTables {
  let patterns: [PatternAudit]
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
      patterns.contains { column.value($0) != nil }
    }
    return Table(
      "Who changed it, and can it be replayed", of: patterns,
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
      ("changes", "mutations of the scripted session", \.mutations, nil),
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
      "Who could have: fields that others may write to", of: patterns,
      [
        .left("pattern") { Cell($0.name, .name) },
        .right("fields") {
          $0.writeSurface.isEmpty ? "–" : Cell(Units.count($0.writeSurface.count))
        },
        .left("from a view") { Self.cell($0.writeSurface.map(\.fromView)) },
      ],
      footnotes: [
        """
        from a view: by one more file of the pattern, as the compiler answered in this run. A field is open to \
        assignment or through what is named. –: the sources are in another package. The JSON has each answer.
        """
      ]
        + patterns.compactMap(\.missingCompiler).prefix(1).map {
          "–, in this run: \(CompilerProbeError($0))."
        })
  }

  /// `18`, or `18 through send`.
  private static func cell(_ accesses: [FieldAccess.Access]) -> Cell {
    if accesses.isEmpty { return "–" }
    let open = accesses.filter { !$0.isRefused }
    let doors = Set(open.compactMap { if case .open(let door) = $0 { door } else { nil } })
      .sorted().joined(separator: ", ")
    return Cell(
      doors.isEmpty ? "\(open.count)" : "\(open.count) through \(doors)",
      open.isEmpty ? nil : .caution)
  }
}

extension AuditTables {
  /// Creates the tables of what was counted.
  package init(patterns: [PatternAudit]) { self.patterns = patterns }

  package init(_ report: AuditReport) {
    patterns = report.patterns
    (trust, missingLines) = (report.trust, report.missingLines)
  }
}
