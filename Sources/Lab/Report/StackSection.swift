import LabBenchmarks
import LabHarness
import LabOutput

extension PageSection {
  /// The stack of one send in each store, and of a like in each pattern.
  static func stack(_ rows: SuiteRows) -> HTML {
    let shapes = rows.contenders.filter { !rows[send, $0].isEmpty }
    var likes = Table(
      "Stack of one like in each pattern", columns: [.left("pattern"), .right("stack")])
    for like in rows.operations.filter({ $0 != send }).flatMap(rows.largest) {
      likes.addRow([Cell(like.contender), Cell(like.text(.stackBytes, Units.bytes))])
    }
    let figure = LinesFigure(
      id: "stack-1", title: "Stack of one send",
      subtitle: "bytes by bytes of the state; both scales are logarithmic", unit: "of state",
      lines: shapes.map { ($0, rows[send, $0].compactMap { $0.point(.stackBytes) }) },
      x: { Units.bytes(Int($0)) }, y: { Units.bytes(Int($0)) }, table: sends(of: shapes, rows))
    return (shapes.isEmpty ? "" : figure.html) + (likes.sections.isEmpty ? "" : HTML(likes))
  }

  private static let send = "send"

  private static func sends(of shapes: [String], _ rows: SuiteRows) -> Table {
    let sizes = rows.sizes(of: send)
    var table = Table(
      "Stack of one send",
      columns: [.left("store")] + sizes.map { .right(Units.bytes($0)) } + [.right("copies")]
        + StackLimit.allCases.map { .right("overflows \($0.rawValue)") })
    for shape in shapes {
      let sends = rows[send, shape]
      let stacks = sizes.map { size in
        Cell(sends.first { $0.size == size }?.text(.stackBytes, Units.bytes) ?? "–")
      }
      table.addRow([Cell(shape)] + stacks + growth(of: sends))
    }
    table.footnotes = [
      """
      copies: bytes of stack for each additional byte of state. overflows: the size of the state at \
      which one send overflows an empty stack of that size.
      """
    ]
    return table
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
