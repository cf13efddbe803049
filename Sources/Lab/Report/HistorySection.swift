import LabBenchmarks
import LabHarness
import LabOutput

extension PageSection {
  /// What kept states hold, and what keeping one adds to an update.
  static func history(_ rows: SuiteRows) -> HTML {
    let size = Units.count(rows.rows.first?.size ?? 0)
    let lines = rows.contenders.map { storage in
      (
        storage,
        rows.operations.compactMap { operation in
          let depth = operation.split(separator: " ").last.flatMap { Double($0) }
          return rows[operation, storage].last?.point(rows.retained, at: depth ?? 0)
        }
      )
    }
    return LinesFigure(
      id: "history-1", title: "Memory of the kept states, at \(size) elements",
      subtitle: "bytes by states kept; both scales are logarithmic", unit: "states", lines: lines,
      x: { Units.count(Int($0)) }, y: { Units.bytes(Int($0)) },
      table: table(
        "Memory of the kept states", of: rows,
        notes: rows.rows.footnotes(without: .retainedBytes, "the bytes are those predicted"),
        \.retained)
    ).html
      + HTML(table(rows.title("Time of one update"), of: rows, \.timeText))
  }

  private static func table(
    _ title: String, of rows: SuiteRows, notes: [String] = [], _ text: (BenchResult) -> String
  ) -> Table {
    var table = Table(
      title, columns: [.left("storage")] + rows.operations.map { .right($0) })
    for storage in rows.contenders {
      table.addRow(
        [Cell(storage)] + rows.operations.map { Cell(rows[$0, storage].last.map(text) ?? "–") })
    }
    table.footnotes =
      ["depth: states kept. Each update likes one post, keeps one state and drops the oldest."]
      + notes
    return table
  }
}

extension SuiteRows {
  /// What the kept states hold: counted where something is counted.
  fileprivate var retained: Count {
    rows.contains { $0[.retainedBytes] != nil } ? .retainedBytes : .predictedRetainedBytes
  }
}

extension BenchResult {
  fileprivate var retained: String {
    text(self[.retainedBytes] == nil ? .predictedRetainedBytes : .retainedBytes, Units.bytes)
  }
}
