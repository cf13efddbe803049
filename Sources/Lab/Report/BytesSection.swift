import LabBenchmarks
import LabHarness
import LabOutput
import LabStateBenchmarks

extension PageSection {
  /// What formulas predict beside what was counted.
  static func bytes(of run: SavedRun) -> PageSection {
    let suites = [Suite.stateUpdate, .patternUpdate, .history]
    let rows = suites.map { SuiteRows(of: $0.name, in: run) }
    let pairs = rows.flatMap(\.rows).compactMap(Prediction.init)
    guard !pairs.isEmpty else {
      return PageSection(
        id: "bytes", title: "Bytes",
        content: rows.allSatisfy(\.isEmpty)
          ? .missing(suites.map(\.name)) : "<p>This run could not count allocations.</p>")
    }
    let different = pairs.filter { !$0.isExact }
    let strategies = rows[0].operations.first.map(rows[0].largest) ?? []
    return PageSection(
      id: "bytes", title: "Bytes",
      content: """
        <p>Exactly the predicted bytes were counted in \(Units.count(pairs.count - different.count)) of \
        \(Units.count(pairs.count)) rows of this run.</p>
        \(chart(of: strategies.compactMap(Prediction.init)))
        \(different.isEmpty ? "" : HTML.details("Rows that differ", HTML(table(of: different))))
        """)
  }

  private static func chart(of strategies: [Prediction]) -> HTML {
    let copying = strategies.filter { $0.predicted >= 10_000 || $0.counted >= 10_000 }.prefix(
      mostLines)
    if copying.isEmpty { return "" }
    let size = Units.count(copying.first?.row.size ?? 0)
    let caption = Caption(
      "Bytes of one update that copies, at \(size) elements",
      subtitle: "by the formulas of the standard library's storage, and as counted",
      description: copying.map { "\($0.row.contender): \($0.text)" }.joined(separator: "; ") + ".",
      note: "")
    let bars = copying.flatMap { pair in
      [
        BarChart.Bar(
          pair.row.contender.truncated(to: 24), [Double(pair.predicted)],
          figure: "\(Units.bytes(pair.predicted)) predicted"),
        BarChart.Bar(
          "", [0, Double(pair.counted)], figure: "\(Units.bytes(pair.counted)) counted"),
      ]
    }
    let chart = BarChart(caption, bars: bars)
    return .figure(caption, chart.svg(in: .page(id: "bytes-1")), table(of: strategies))
  }

  private static func table(of pairs: [Prediction]) -> Table {
    var table = Table(
      "Predicted and counted bytes",
      columns: [
        .left("contender"), .left("update"), .right("elements"), .right("predicted"),
        .right("counted"), .left("match"),
      ])
    for pair in pairs {
      table.addRow([
        Cell(pair.row.contender), Cell(pair.row.operation), Cell(Units.count(pair.row.size)),
        Cell(Units.count(pair.predicted)), Cell(Units.count(pair.counted)),
        pair.isExact ? "exact" : "differs",
      ])
    }
    return table
  }
}

/// Bytes that a formula predicts for a row, and those that were counted.
private struct Prediction {
  let row: BenchResult
  let predicted: Int
  let counted: Int

  /// `nil` where either is missing.
  init?(_ row: BenchResult) {
    let pairs = [
      (row[.predictedBytes], row[.bytes]), (row[.predictedRetainedBytes], row[.retainedBytes]),
    ]
    guard let (predicted, counted) = pairs.first(where: { $0 != nil && $1 != nil }),
      let predicted, let counted
    else { return nil }
    (self.row, self.predicted, self.counted) = (row, predicted, counted)
  }

  var isExact: Bool { predicted == counted }

  var text: String {
    "\(Units.count(predicted)) bytes predicted, \(Units.count(counted)) counted"
  }
}
