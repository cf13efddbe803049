import LabMeasure
import LabOutput
import LabTrace

extension AuditTables {
  package var levels: Table {
    var table = Table(
      "What a level adds to the session",
      columns: [.left("pattern"), .left("off")]
        + SessionPrice.levels.dropFirst().map { .right($0.rawValue) })
    if let trust {
      table.addSection("time (\(trust.rawValue))")
      for pattern in patterns {
        let off = pattern.offVerdict?.cell ?? "–"
        let ratios = pattern.levels.dropFirst().map {
          Cell($0.ratio.map { Units.ratio($0.median) } ?? "–")
        }
        table.addRow([Cell(pattern.name), off] + ratios)
      }
      table.footnotes = [
        "time: beside a recorder that is off; off: beside none at all."
      ]
    }
    table.addSection("mallocs per act")
    for pattern in patterns { table.addRow(perAct(pattern, \.mallocs) { Self.short($0) }) }
    table.addSection("bytes per act")
    for pattern in patterns {
      table.addRow(perAct(pattern, \.bytes) { Units.bytes(Int($0.rounded())) })
    }
    table.footnotes.append("mallocs, bytes: without the acts that open a screen.")
    if patterns.contains(where: { $0.levels.contains { $0.mallocs == nil } }) {
      table.footnotes.append("–: allocations cannot be counted here.")
    }
    return table
  }

  private func perAct(
    _ pattern: PatternAudit, _ total: (LevelPrice) -> Int?, _ text: (Double) -> String
  ) -> [Cell] {
    [Cell(pattern.name)]
      + pattern.levels.map { level in
        total(level).map { Cell(text(Double($0) / Double(max(1, level.acts)))) } ?? "–"
      }
  }

  private static func short(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? Units.count(Int(tenths)) : "\(tenths)"
  }
}
