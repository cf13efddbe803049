import LabOutput

/// A chart of lines, which says what it draws and what it leaves out, above the table of all.
struct LinesFigure {
  let id: String
  let title: String
  let subtitle: String
  /// The name of the horizontal quantity, as in `At 160,000 elements`.
  let unit: String
  /// All names in the order in which they are drawn, as far as there is room.
  let lines: [(name: String, points: [LineChart.Point])]
  /// The most lines drawn.
  var room = 12
  let x: @Sendable (Double) -> String
  let y: @Sendable (Double) -> String
  var range: ClosedRange<Double>?
  var limits: [(name: String, y: Double)] = []
  let table: Table

  var html: HTML {
    var chart = LineChart(caption, x: x, y: y)
    chart.range = range
    for line in drawn { chart.addLine(line.name.truncated(to: 24), line.points) }
    for limit in limits { chart.addLimit(limit.name, at: limit.y) }
    return .figure(caption, chart.svg(in: .page(id: id)), note: leftOut, table)
  }

  private var drawn: [(name: String, points: [LineChart.Point])] {
    Array(lines.filter { !$0.points.isEmpty }.prefix(room))
  }

  private var caption: Caption {
    let end = drawn.compactMap(\.points.last?.x).max() ?? 0
    let texts = drawn.map { line in
      let last = line.points.max { $0.x < $1.x }
      let place = last.map { $0.x == end ? "" : " at \(x($0.x))" } ?? ""
      return "\(line.name) \(last.map { y($0.y) } ?? "")\(place)"
    }
    let drawing =
      texts.isEmpty ? "No line." : "At \(x(end)) \(unit): \(texts.joined(separator: "; "))."
    return Caption(
      title, subtitle: subtitle,
      description: drawing + (leftOut.isEmpty ? "" : " \(leftOut)"), note: "")
  }

  /// What the table has and the chart has not.
  private var leftOut: String {
    let names = Set(drawn.map(\.name))
    let others = lines.map(\.name).filter { !names.contains($0) }
    let more = others.count > 3 ? " and \(Units.count(others.count - 3)) more" : ""
    return others.isEmpty
      ? ""
      : "Not drawn: \(others.prefix(3).joined(separator: ", "))\(more), which the table has."
  }
}
