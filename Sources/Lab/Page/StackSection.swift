import Benchmarks
import Harness
import Report

extension PageSection {
  /// The stack of one send in each store, and of a like in each pattern.
  static func stack(_ rows: SuiteRows) -> HTML {
    let shapes = rows.contenders.filter { !rows["send", $0].isEmpty }
    let sizes = rows.sizes(of: "send")
    let caption = Caption(
      "Stack of one send", subtitle: "bytes by bytes of the state; both scales are logarithmic",
      description: shapes.compactMap { rows["send", $0].last }.map {
        "\($0.contender) \($0.text(.stackBytes, Units.bytes))"
      }.joined(separator: "; ") + ".", note: "")
    var chart = LineChart(caption) {
      Units.bytes(Int($0))
    } y: {
      Units.bytes(Int($0))
    }
    var table = Table(
      caption.title,
      columns: [.left("store")] + sizes.map { .right(Units.bytes($0)) } + [.right("copies")]
        + StackLimit.allCases.map { .right("overflows \($0.rawValue)") })
    for shape in shapes {
      let sends = rows["send", shape]
      chart.addLine(
        shape.truncated(to: 26),
        sends.compactMap { send in
          send[.stackBytes].map(Double.init).flatMap {
            LineChart.Point(x: Double(send.size), y: $0, low: $0, high: $0)
          }
        })
      table.addRow(
        [Cell(shape)]
          + sizes.map { size in
            Cell(sends.first { $0.size == size }?.text(.stackBytes, Units.bytes) ?? "–")
          } + growth(of: sends))
    }
    table.footnotes = [
      """
      copies: bytes of stack for each additional byte of state. overflows: the size of the state at \
      which one send overflows an empty stack of that size.
      """
    ]
    var likes = Table(
      "Stack of one like in each pattern", columns: [.left("pattern"), .right("stack")])
    for like in rows.operations.filter({ $0 != "send" }).flatMap(rows.largest) {
      likes.addRow([Cell(like.contender), Cell(like.text(.stackBytes, Units.bytes))])
    }
    return (shapes.isEmpty ? "" : .figure(caption, chart.svg(in: .page(id: "stack-1")), table))
      + (likes.sections.isEmpty ? "" : HTML(likes))
  }

  private static func growth(of sends: [BenchResult]) -> [Cell] {
    guard let shape = sends.first.flatMap({ StoreShape(rawValue: $0.contender) }),
      Set(sends.map(\.size)).count == sends.count, sends.count > 1
    else { return [] }
    let growth = StackGrowth(shape, sends.map { ($0.size, $0[.stackBytes]) })
    return [Cell(growth.wholeCopies)]
      + StackLimit.allCases.map { Cell(growth.overflowingSize(of: $0).map(Units.bytes) ?? "–") }
  }
}
