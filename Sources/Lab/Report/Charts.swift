import LabBenchmarks
import LabMeasure
import LabOutput

/// A chart of one suite's first operation, or of all, with a line a contender.
private struct Chart {
  let suite: Suite
  let title: String
  let subtitle: String
  /// The name of the horizontal quantity, as in `At 160,000 elements`.
  let unit: String
  var y: @Sendable (Double) -> String = { Units.bytes(Int($0)) }
  var x: @Sendable (Double) -> String = { Units.count(Int($0)) }
  var limits: [(name: String, y: Double)] = []
  let points: (_ rows: SuiteRows, _ contender: String) -> [LineChart.Point]

  private static let frames = [
    (name: "a frame at 60 Hz", y: 1e9 / 60), (name: "a frame at 120 Hz", y: 1e9 / 120),
  ]
  private static let times = "processor time and its 95 % interval; both scales are logarithmic"

  /// Four: what a like costs in each pattern and in each way to keep state, what kept states cost, and the stack.
  static var all: [Chart] {
    [
      Chart(
        suite: .patternUpdate, title: "A like in each pattern, by elements in the state",
        subtitle: times, unit: "elements", y: { Units.duration(nanoseconds: $0) },
        limits: frames, points: { $0[$0.operations[0], $1].compactMap(\.point) }),
      Chart(
        suite: .stateUpdate, title: "A like in each way to keep state, by elements in the state",
        subtitle: times, unit: "elements", y: { Units.duration(nanoseconds: $0) },
        limits: frames, points: { $0[$0.operations[0], $1].compactMap(\.point) }),
      Chart(
        suite: .history, title: "Memory of a history of states",
        subtitle: "bytes by states kept; both scales are logarithmic", unit: "states"
      ) { rows, storage in
        rows.operations.compactMap { operation in
          let depth = operation.split(separator: " ").last.flatMap { Double($0) }
          return rows[operation, storage].last.flatMap { row in
            let count = row[.retainedBytes] == nil ? Count.predictedRetainedBytes : .retainedBytes
            return row.point(count, at: depth ?? 0)
          }
        }
      },
      Chart(
        suite: .stack, title: "Stack of one send",
        subtitle: "bytes by bytes of the state; both scales are logarithmic", unit: "of state",
        x: { Units.bytes(Int($0)) },
        points: { $0["send", $1].compactMap { $0.point(.stackBytes) } }),
    ]
  }

  /// The most lines whose names stand apart.
  private static let most = 12

  func figure(_ number: Int, in run: SavedRun) -> HTML? {
    let rows = SuiteRows(of: suite.name, in: run)
    if rows.isEmpty { return nil }
    // The most expensive first: a line that copies is never left out.
    let all = rows.contenders.map { ($0, points(rows, $0)) }.filter { !$1.isEmpty }
    let drawn = all.sorted { $0.1.last?.y ?? 0 > $1.1.last?.y ?? 0 }.prefix(Self.most)
    if drawn.isEmpty { return nil }
    let end = drawn.compactMap(\.1.last?.x).max() ?? 0
    let texts = drawn.map { "\($0) \($1.last.map { y($0.y) } ?? "")" }
    let caption = Caption(
      title, subtitle: subtitle,
      description: "At \(x(end)) \(unit): \(texts.joined(separator: "; ")).", note: "")
    var chart = LineChart(caption, x: x, y: y)
    for (name, points) in drawn { chart.addLine(name.truncated(to: 24), points) }
    for limit in limits { chart.addLimit(limit.name, at: limit.y) }
    let grade = rows.grade.map { " Times: \($0)." } ?? ""
    let others = all.map(\.0).filter { name in !drawn.contains { $0.0 == name } }
    let left = others.isEmpty ? "" : " Not drawn: \(others.joined(separator: ", "))."
    return """
      <figure>
      <h3>\(title)</h3>
      <figcaption class="quiet">\(subtitle).\(grade)\(left)</figcaption>
      <div class="wide">\(HTML(markup: chart.svg(in: .page(id: "chart-\(number)"))))</div>
      </figure>
      """
  }
}

extension PageSection {
  static func charts(of run: SavedRun) -> PageSection {
    let figures = Chart.all.enumerated().compactMap { $1.figure($0 + 1, in: run) }
    return PageSection(
      id: "charts", title: "Charts",
      content: figures.isEmpty
        ? .missing(Chart.all.map(\.suite.name))
        : "<div class=\"charts\">\n\(figures.joined())\n</div>")
  }

  /// All figures of the run, in a table for each suite.
  static func figures(of run: SavedRun) -> PageSection {
    let suites = run.results.map(\.suite).uniqued.map { SuiteRows(of: $0, in: run) }
    let tables = suites.filter { !$0.isEmpty }.map { rows in
      let question = Suite.all.first { $0.name == rows.suite }.map { ": \($0.question)" } ?? ""
      return HTML.details("\(rows.suite)\(question)", HTML(table(of: rows)))
    }
    return PageSection(id: "figures", title: "All figures", content: tables.joined())
  }

  private static func table(of rows: SuiteRows) -> Table {
    let counts = Count.allCases.filter { count in rows.rows.contains { $0[count] != nil } }
    let isTimed = rows.rows.contains { $0.time != nil }
    var table = Table(
      rows.grade.map { "\(rows.suite), times: \($0)" } ?? rows.suite,
      columns: [.left("contender"), .right("size")] + (isTimed ? [.right("time")] : [])
        + counts.map { .right($0.rawValue.replacing("_", with: " ")) })
    for operation in rows.operations {
      table.addSection(operation)
      for row in rows.largest(operation) {
        table.addRow(
          [Cell(row.contender), Cell(Units.count(row.size))]
            + (isTimed ? [Cell(row.time ?? "–")] : []) + counts.map { Cell(row.text($0)) })
      }
    }
    table.footnotes = ["At the largest size. Counts are those of all acts, where acts are counted."]
    return table
  }
}
