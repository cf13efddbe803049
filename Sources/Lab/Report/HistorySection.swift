import LabBenchmarks
import LabHarness
import LabOutput

extension PageSection {
  /// What kept states hold, and what keeping one adds to an update.
  static func history(_ rows: SuiteRows) -> HTML {
    let size = Units.count(rows.rows.first?.size ?? 0)
    let last = rows.operations.last.map(rows.largest) ?? []
    let caption = Caption(
      "Memory of the kept states, at \(size) elements",
      subtitle: "bytes by states kept; both scales are logarithmic",
      description: "\(rows.operations.last ?? ""): "
        + last.prefix(mostLines).map { "\($0.contender) \($0.retained)" }
        .joined(separator: "; ") + ".", note: "")
    var chart = LineChart(caption) {
      Units.count(Int($0))
    } y: {
      Units.bytes(Int($0))
    }
    for storage in rows.contenders.prefix(mostLines) {
      chart.addLine(
        storage.truncated(to: 24),
        rows.operations.compactMap { operation in
          let depth = operation.split(separator: " ").last.flatMap { Double($0) }
          return rows[operation, storage].last?.point(rows.retained, at: depth ?? 0)
        })
    }
    return .figure(
      caption, chart.svg(in: .page(id: "history-1")),
      table(
        "Memory of the kept states", of: rows,
        notes: rows.rows.footnotes(without: .retainedBytes, "the bytes are those predicted"),
        \.retained))
      + HTML(table(rows.title("Time of one update"), of: rows) { $0.time ?? "–" })
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
