import LabHarness
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

  var largeArray: Table {
    var table = Table(
      "What a level adds to one write beside \(Units.count(WritePrice.elements)) elements",
      columns: [
        .left("level"), .right("time"), .left("interval"), .right("mallocs"), .right("copied"),
        .left("promise"),
      ])
    for write in writes {
      if write.level == .off {
        table.addSection(write.shape.rawValue)
        table.addRow([
          "none", Cell(write.plainNs.map { Units.duration(nanoseconds: $0) } ?? "–"), "",
          Cell(write.plainMallocs.map(Self.short) ?? "–"),
        ])
      }
      table.addRow([
        Cell(write.level.rawValue), Cell(write.addedNs.map { Self.added($0.median) } ?? "–"),
        Cell(write.addedNs.map(Self.interval) ?? ""), Cell(write.mallocs.map(Self.short) ?? "–"),
        Cell(Units.bytes(write.copiedBytes)),
        Cell(write.promise?.rawValue ?? "", write.promise?.emphasis),
      ])
    }
    let (off, fields) = (WritePrice.unwatched, WritePrice.watched)
    table.footnotes = [
      """
      none: the write without a recorder; below, what a level adds to it, with a 95 % interval \
      (\(trust?.rawValue ?? "not timed")). Promise: off and actions add at most \
      \(Units.duration(nanoseconds: off.ns)) and no malloc, fields \
      \(Units.duration(nanoseconds: fields.ns)) and \(Self.short(fields.mallocs)) mallocs, and only snapshots copy.
      """,
      "Again: swift run -c release lab audit",
    ]
    if writes.contains(where: { $0.mallocs == nil }) {
      table.footnotes.append("–: allocations cannot be counted here, which leaves promises open.")
    }
    return table
  }

  /// A difference of two medians does not tell parts of a nanosecond.
  private static func added(_ nanoseconds: Double) -> String {
    nanoseconds < 1 ? "< 1 ns" : Units.duration(nanoseconds: nanoseconds)
  }

  private static func interval(of time: Estimate) -> String {
    time.high < 1 ? "" : "[" + added(time.low) + ", " + added(time.high) + "]"
  }

  private static func short(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? Units.count(Int(tenths)) : "\(tenths)"
  }
}

extension WritePrice.Promise {
  fileprivate var emphasis: Emphasis {
    switch self {
    case .kept: .good
    case .broken: .bad
    case .inconclusive: .caution
    }
  }
}
