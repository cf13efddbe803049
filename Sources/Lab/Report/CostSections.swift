import LabBenchmarks
import LabHarness
import LabOutput

extension PageSection {
  /// Each pattern's own update, a chart an act, all on one scale.
  static func cost(_ rows: SuiteRows) -> HTML {
    let acts = rows.operations.prefix(mostCharts)
    let times = acts.flatMap { act in rows.contenders.flatMap { rows[act, $0] } }
      .compactMap(\.point)
    let least = times.map(\.interval.lowerBound).min()
    let most = times.map(\.interval.upperBound).max()
    let charts = acts.enumerated().map { index, act -> HTML in
      let title = act.prefix(1).uppercased() + act.dropFirst()
      return chart(
        of: rows, act, lines: rows.contenders, id: "cost-\(index + 1)",
        rows.title("\(title), by elements in the state"),
        range: least.flatMap { least in most.map { least...$0 } },
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
      of: rows, operation, lines: told(rows.largest(operation)), id: "strategies-1",
      rows.title("One update in each strategy, by elements in the state"),
      rows.times(of: operation, "Time to \(operation)", by: "strategy"))
      + (others.sections.isEmpty ? "" : HTML.details("The other updates", HTML(others)))
  }

  /// All strategies that copy, then the others, those first that differ most in time from one another.
  private static func told(_ rows: [BenchResult]) -> [String] {
    let copying = rows.filter { $0[.copiedElements] ?? 0 > 0 }.map(\.contender)
    var others = rows.filter { !copying.contains($0.contender) }
      .sorted { ($0[.median] ?? 0) < ($1[.median] ?? 0) }.map(\.contender)
    var spread: [String] = []
    while !others.isEmpty {
      let place = [0, others.count - 1, others.count / 2][spread.count % 3]
      spread.append(others.remove(at: place))
    }
    return copying + spread
  }

  private static let mostCharts = 6
  /// As many names as stand apart beside a chart.
  static let mostLines = 12

  private static func chart(
    of rows: SuiteRows, _ operation: String, lines: [String], id: String, _ title: String,
    range: ClosedRange<Double>? = nil, _ table: Table
  ) -> HTML {
    LinesFigure(
      id: id, title: title,
      subtitle: "processor time and its 95 % interval; both scales are logarithmic",
      unit: "elements",
      lines: lines.filter { !rows[operation, $0].isEmpty }
        .map { ($0, rows[operation, $0].compactMap(\.point)) },
      x: { Units.count(Int($0)) }, y: { Units.duration(nanoseconds: $0) }, range: range,
      limits: [("a frame at 60 Hz", 1e9 / 60), ("a frame at 120 Hz", 1e9 / 120)], table: table
    ).html
  }
}
