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
        + last.prefix(mostLines).map { "\($0.contender) \($0.text(.retainedBytes, Units.bytes))" }
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
          return rows[operation, storage].last?.point(.retainedBytes, at: depth ?? 0)
        })
    }
    return .figure(
      caption, chart.svg(in: .page(id: "history-1")),
      table("Memory of the kept states", of: rows) { $0.text(.retainedBytes, Units.bytes) })
      + HTML(table(rows.title("Time of one update"), of: rows) { $0.time ?? "–" })
  }

  private static func table(
    _ title: String, of rows: SuiteRows, _ text: (BenchResult) -> String
  ) -> Table {
    var table = Table(
      title, columns: [.left("storage")] + rows.operations.map { .right($0) })
    for storage in rows.contenders {
      table.addRow(
        [Cell(storage)] + rows.operations.map { Cell(rows[$0, storage].last.map(text) ?? "–") })
    }
    table.footnotes = [
      "depth: states kept. Each update likes one post, keeps one state and drops the oldest."
    ]
    return table
  }
}
