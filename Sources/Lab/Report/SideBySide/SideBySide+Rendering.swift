extension SideBySide {
  /// The page as text that ends without a line break.
  ///
  /// No line is longer than `width`, of which at least 20 are needed. A line that does not fit goes
  /// on below, behind a mark that is explained at the end; nothing is left out. Where not all
  /// columns of a row are readable next to each other, the row is broken into equal parts.
  package func rendered(width: Int = 80, style: Style = .plain) -> String {
    let grid = Grid(for: self, width: width)
    var parts = rows.filter { !$0.isEmpty }.flatMap(grid.parts).map { columns in
      grid.lines(of: columns).map { Self.text(of: $0, style) }.joined(separator: "\n")
    }
    let panels = rows.joined().joined()
    if panels.contains(where: { $0.lines.contains { $0.columns > grid.width } }) {
      parts.append(style.render("\(Strip.mark) the line goes on", .quiet))
    }
    return parts.joined(separator: "\n\n")
  }

  /// Without spaces at the end.
  private static func text(of cells: [Cell], _ style: Style) -> String {
    var cells = cells
    while let last = cells.popLast() {
      let text = last.text.withoutSpacesAtEnd
      if !text.isEmpty {
        cells.append(Cell(text, last.emphasis))
        break
      }
    }
    return cells.map { style.render($0.text, $0.emphasis) }.joined()
  }
}
