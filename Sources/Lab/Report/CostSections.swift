import LabBenchmarks
import LabHarness
import LabOutput

extension PageSection {
  /// Each pattern's own update, a chart an act.
  static func cost(_ rows: SuiteRows) -> HTML {
    let charts = rows.operations.prefix(mostCharts).enumerated().map { index, act -> HTML in
      let title = act.prefix(1).uppercased() + act.dropFirst()
      return chart(
        of: rows, act, lines: rows.contenders, id: "cost-\(index + 1)",
        Caption(
          rows.title("\(title), by elements in the state"), subtitle: subtitle,
          description: description(of: rows, act), note: ""),
        rows.times(of: act, title, by: "pattern"))
    }
    return """
      <div class="charts">
      \(charts.joined())
      </div>
      <p class="quiet">Each pattern's own store, without a screen and with one observer. \
      <bdi>\(PatternlessFeed.name)</bdi> is the same work in one <code>@Observable</code> class.</p>
      """
  }

  /// The ways to hold state, without an owner or a search, by the first operation.
  static func strategies(_ rows: SuiteRows) -> HTML {
    guard let operation = rows.operations.first else { return "" }
    let told = strategiesThatDiffer.filter(rows.contenders.contains)
    var others = Table(
      rows.title("Time of the other updates, at the largest size"),
      columns: [.left("strategy")] + rows.operations.dropFirst().map { .right($0) })
    for strategy in rows.contenders {
      let times = rows.operations.dropFirst().map { rows[$0, strategy].last?.time }
      if times.contains(where: { $0 != nil }) {
        others.addRow([Cell(strategy)] + times.map { Cell($0 ?? "–") })
      }
    }
    return chart(
      of: rows, operation, lines: told.isEmpty ? rows.contenders : told, id: "strategies-1",
      Caption(
        rows.title("One update in each strategy, by elements in the state"), subtitle: subtitle,
        description: description(of: rows, operation), note: ""),
      rows.times(of: operation, "Time to \(operation)", by: "strategy"))
      + (others.sections.isEmpty ? "" : HTML.details("The other updates", HTML(others)))
  }

  /// One strategy of each cost, so that lines can be told apart. The table has them all.
  private static let strategiesThatDiffer = [
    "struct in place", "class, observed", "dictionary by id", "struct, found by id",
    "return-new-state", "kept snapshot", "dictionary + snapshot", "chunks + snapshot",
  ]

  private static let mostCharts = 6
  /// As many names as stand apart beside a chart.
  static let mostLines = 12
  private static let subtitle = "processor time and its 95 % interval; both scales are logarithmic"

  private static func chart(
    of rows: SuiteRows, _ operation: String, lines: [String], id: String, _ caption: Caption,
    _ table: Table
  ) -> HTML {
    var chart = LineChart(caption) {
      Units.count(Int($0))
    } y: {
      Units.duration(nanoseconds: $0)
    }
    for name in lines.prefix(mostLines) {
      chart.addLine(name.truncated(to: 24), rows[operation, name].compactMap(\.point))
    }
    chart.addLimit("a frame at 60 Hz", at: 1e9 / 60)
    chart.addLimit("a frame at 120 Hz", at: 1e9 / 120)
    return .figure(caption, chart.svg(in: .page(id: id)), table)
  }

  private static func description(of rows: SuiteRows, _ operation: String) -> String {
    let largest = rows.largest(operation).prefix(mostLines)
    let ends = largest.map { "\($0.contender) \($0.time ?? "not timed")" }
    let size = largest.first.map { "At \(Units.count($0.size)) elements: " } ?? ""
    return "\(size)\(ends.joined(separator: "; "))."
  }
}
