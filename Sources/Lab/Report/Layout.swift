/// The widths that a table's columns get.
struct Layout {
  private var widths: [Int]
  private static let gap = "  "

  /// A left-aligned column is not cut below this width while another one can give.
  private static let readable = 8

  init(_ table: Table, available: Int) {
    let rows = table.sections.flatMap(\.rows)
    widths = table.columns.indices.map { column in
      let cells = rows.map { $0[column].text.columns }
      return max(table.columns[column].title.columns, cells.max() ?? 0)
    }
    let left = widths.indices.filter { table.columns[$0].alignment == .left }
    shrink(left, to: available, leaving: Self.readable)
    shrink(left, to: available, leaving: 1)
    shrink(Array(widths.indices), to: available, leaving: 1)
    while width > available, !widths.isEmpty { widths.removeLast() }
  }

  /// Places from the first column to the last.
  var width: Int {
    widths.reduce(0, +) + Self.gap.count * max(0, widths.count - 1)
  }

  /// Cells side by side, without spaces at the end.
  func line(_ cells: [Cell], _ columns: [Column], _ style: Style) -> String {
    var line = ""
    var pending = ""
    for (index, width) in widths.enumerated() {
      let text = cells[index].text.truncated(to: width)
      let room = String(repeating: " ", count: width - text.columns)
      if index > 0 { pending += Self.gap }
      if columns[index].alignment == .right { pending += room }
      if !text.isEmpty {
        line += pending + style.render(text, cells[index].emphasis)
        pending = ""
      }
      if columns[index].alignment == .left { pending += room }
    }
    return line
  }

  private mutating func shrink(_ columns: [Int], to available: Int, leaving least: Int) {
    while width > available,
      let widest = columns.max(by: { widths[$0] < widths[$1] }), widths[widest] > least
    {
      widths[widest] -= 1
    }
  }
}
