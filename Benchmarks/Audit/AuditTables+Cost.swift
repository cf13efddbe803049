import Measure
import Report
import Trace

extension AuditTables {
  var levels: Table {
    var table = Table(
      "What a level adds to the session",
      columns: [.left("pattern"), .left("off")]
        + TraceLevel.allCases.dropFirst().map { .right($0.rawValue) })
    if isTimed {
      table.addSection("time")
      for pattern in patterns {
        table.addRow(
          [
            Cell(pattern.name),
            Cell(pattern.offVerdict?.rawValue ?? "–", pattern.offVerdict?.emphasis),
          ] + pattern.levels.dropFirst().map { Cell($0.ratio.map(Units.ratio) ?? "–") })
      }
    }
    table.addSection("mallocs per act")
    for pattern in patterns { table.addRow(perAct(pattern, \.mallocs) { Self.short($0) }) }
    table.addSection("bytes per act")
    for pattern in patterns {
      table.addRow(perAct(pattern, \.bytes) { Units.bytes(Int($0.rounded())) })
    }
    table.footnotes = [
      """
      \(isTimed ? Self.aboutTime : "")mallocs, bytes: what the recorder adds to an act, without the acts \
      that open a screen.
      """
    ]
    return table
  }

  private var isTimed: Bool { patterns.contains { $0.offVerdict != nil } }

  private static let aboutTime =
    "time: beside a recorder that is off; off: the verdict on that beside none at all. "

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
        .left("watched as"), .left("level"), .right("time"), .left("interval"), .right("mallocs"),
        .right("copied"),
      ])
    for write in writes {
      if write.level == .off {
        table.addRow([
          Cell(write.shape.rawValue), "none",
          Cell(write.plainNanoseconds.map { Units.duration(nanoseconds: $0) } ?? "–"), "",
          Cell(write.plainMallocs.map(Self.short) ?? "–"), "",
        ])
      }
      table.addRow([
        Cell(write.shape.rawValue), Cell(write.level.rawValue),
        Cell(write.nanoseconds.map(Self.added) ?? "–", write.isTooSlow ? .bad : nil),
        Cell(Self.interval(of: write)),
        Cell(write.mallocs.map(Self.short) ?? "–", write.asksTooMuch ? .bad : nil),
        Cell(Units.bytes(write.copiedBytes), write.copiedBytes > 0 ? .bad : nil),
      ])
    }
    table.footnotes = [
      """
      none: the write without a recorder; the others, with a 95 % interval: what they add to it, and \
      what a change of the array copies. generic class: one that makes a new key path at each turn. \
      observed: of a class that does not tell of its writes itself. Promised of the others, which are \
      how the patterns are watched: off and actions are not slower by more than \(Units.duration(nanoseconds: WritePrice.noise)), fields add at most 1 malloc and \
      \(Units.duration(nanoseconds: WritePrice.promisedNanoseconds)), and only snapshots copy. \(broken)
      """,
      "Again: swift run -c release lab audit",
    ]
    return table
  }

  /// A difference of two medians does not tell parts of a nanosecond.
  private static func added(_ nanoseconds: Double) -> String {
    nanoseconds < 1 ? "< 1 ns" : Units.duration(nanoseconds: nanoseconds)
  }

  private static func interval(of write: WritePrice) -> String {
    guard let low = write.nanosecondsLow, let high = write.nanosecondsHigh, high >= 1 else {
      return ""
    }
    return "[" + added(low) + ", " + added(high) + "]"
  }

  private var broken: String {
    let broken = writes.filter { $0.isTooSlow || $0.asksTooMuch || $0.copiesTooMuch }
    if broken.isEmpty { return "All of it holds." }
    return "It does not hold for "
      + broken.map { "\($0.level.rawValue) (\($0.shape.rawValue))" }.joined(separator: ", ") + "."
  }
}
