extension Table {
  /// Renders the table as text that ends without a line break.
  ///
  /// Where the cells need more than `width` places on a terminal, the widest left-aligned columns
  /// are wrapped. No word is broken, so a line may be longer.
  package func rendered(width: Int = 80, style: Style = .plain) -> String {
    let isTitled = sections.contains { $0.title != nil }
    let indent = isTitled ? "  " : ""
    let widths = widths(in: width - indent.count)
    let row = { (cells: [Cell]) in wrappedRow(cells, widths, style).map { indent + $0 } }
    var lines: [String] = []

    if let title {
      lines += [style.render(wrapped(title, width: width), .strong), ""]
    }
    lines += row(columns.map { Cell($0.title, .quiet) })
    let places = indent.count + Self.total(widths)
    lines.append(style.render(String(repeating: "─", count: places), .quiet))

    for (index, section) in sections.enumerated() {
      if index > 0 { lines.append("") }
      if let title = section.title {
        lines.append(style.render(wrapped(title, width: width), .strong))
      }
      lines += section.rows.flatMap(row)
    }
    for (index, footnote) in footnotes.enumerated() {
      if index == 0 { lines.append("") }
      lines += wrapped(footnote, width: width).split(separator: "\n").map {
        style.render(String($0), .quiet)
      }
    }
    return lines.joined(separator: "\n")
  }

  private static let gap = "  "

  private static func total(_ widths: [Int]) -> Int {
    widths.reduce(0, +) + gap.count * max(0, widths.count - 1)
  }

  private func widths(in available: Int) -> [Int] {
    let texts = columns.indices.map { column in
      [columns[column].title] + sections.flatMap(\.rows).map { $0[column].text }
    }
    var widths = texts.map { $0.map(\.columns).max() ?? 0 }
    let words = texts.map { $0.flatMap { $0.split(separator: " ") }.map(\.columns).max() ?? 0 }
    let left = widths.indices.filter { !columns[$0].isRightAligned }
    while Self.total(widths) > available,
      let widest = left.filter({ widths[$0] > words[$0] }).max(by: { widths[$0] < widths[$1] })
    {
      widths[widest] -= 1
    }
    return widths
  }

  /// Renders cells side by side, each wrapped in its column.
  private func wrappedRow(_ cells: [Cell], _ widths: [Int], _ style: Style) -> [String] {
    let parts = zip(cells, widths).map { cell, width in
      wrapped(cell.text, width: width).split(separator: "\n").map {
        Cell(String($0), cell.emphasis)
      }
    }
    let rows = parts.rows
    return (rows.isEmpty ? [cells] : rows).map { line($0, widths, style) }
  }

  /// Renders cells side by side, without spaces at the end.
  private func line(_ cells: [Cell], _ widths: [Int], _ style: Style) -> String {
    var line = ""
    var pending = ""
    for (index, width) in widths.enumerated() {
      let text = cells[index].text
      let room = String(repeating: " ", count: width - text.columns)
      if index > 0 { pending += Self.gap }
      if columns[index].isRightAligned { pending += room }
      if !text.isEmpty {
        line += pending + style.render(text, cells[index].emphasis)
        pending = ""
      }
      if !columns[index].isRightAligned { pending += room }
    }
    return line
  }
}
