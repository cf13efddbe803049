import LabBenchmarks
import LabHarness
import LabOutput

extension PageSection {
  /// A small chart for each act, all on one scale.
  static func bodies(_ rows: SuiteRows) -> HTML {
    let acts = rows.operations.filter { act in
      rows.largest(act).contains { $0.bodiesOfAnAct ?? 0 > 0 }
    }
    .prefix(mostActs)
    let most = acts.flatMap(rows.largest).compactMap(\.bodiesOfAnAct).max() ?? 0
    let charts = acts.enumerated().map { index, act -> HTML in
      let bars = rows.largest(act).prefix(mostPatterns).map { row in
        let bodies = row.bodiesOfAnAct
        return BarChart.Bar(
          row.contender.truncated(to: 16), [Double(bodies ?? 0)],
          figure: bodies.map(Units.count) ?? "–")
      }
      let caption = Caption(
        act, subtitle: "",
        description: bars.map { "\($0.name) \($0.figure)" }.joined(separator: "; ") + " bodies.",
        note: "")
      let svg = BarChart(caption, bars: bars)
        .svg(in: .page(id: "bodies-\(index + 1)"), width: 340, end: Double(most))
      return """
        <figure>
        <figcaption>\(act)</figcaption>
        \(HTML(markup: svg))
        </figure>
        """
    }
    return """
      <h3>Bodies that one act runs</h3>
      <div class="multiples">
      \(charts.joined())
      </div>
      \(HTML.details("The figures", HTML(table(of: rows, Array(acts)))))
      \(HTML.details("The time of each act", HTML(times(of: rows))))
      <p class="quiet">On the lab's stage, a model of SwiftUI. SwiftUI itself makes rows lazily. Acts without a \
      note are counted as if no two closures were equal; which rule SwiftUI follows is open.</p>
      """
  }

  /// All of a session under both rules, and some more.
  private static let mostActs = 24
  private static let mostPatterns = 12

  private static func table(of rows: SuiteRows, _ acts: [String]) -> Table {
    var table = Table(
      "Bodies that one act runs", columns: [.left("pattern")] + acts.map { .right($0) })
    for pattern in rows.contenders {
      table.addRow(
        [Cell(pattern)]
          + acts.map { Cell(rows[$0, pattern].last?.bodiesOfAnAct.map(Units.count) ?? "–") })
    }
    return table
  }

  private static func times(of rows: SuiteRows) -> Table {
    var table = Table(
      rows.title("Processor time of one act, until the screen is idle"),
      columns: [.left("act")] + rows.contenders.prefix(mostPatterns).map { .right($0) })
    for act in rows.operations {
      table.addRow(
        [Cell(act)]
          + rows.contenders.prefix(mostPatterns).map { Cell(rows[act, $0].last?.time ?? "–") })
    }
    return table
  }
}

extension BenchResult {
  fileprivate var bodiesOfAnAct: Int? {
    self[.bodies].map { Int((Double($0) / Double(max(1, self[.acts] ?? 1))).rounded()) }
  }
}
