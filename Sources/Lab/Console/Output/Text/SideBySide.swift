/// Texts to read next to each other: in columns where these are readable, else one below the other.
package struct SideBySide: Sendable {
  /// One text under its heading.
  package struct Panel: Hashable, Sendable {
    package let heading: String
    /// Lines under the heading.
    package let notes: [String]
    package let lines: [String]

    package init(_ heading: String, notes: [String] = [], lines: [String]) {
      self.heading = heading
      self.notes = notes
      self.lines = lines
    }
  }

  /// Panels one below the other.
  package typealias Column = [Panel]

  /// Columns next to each other; every row starts below the longest column of the last.
  package let rows: [[Column]]

  package init(_ rows: [[Column]]) {
    self.rows = rows
  }

  /// Renders the page as text that ends without a line break.
  ///
  /// No line is longer than `width`, which is at least 20. A longer line continues below, behind a mark that is explained at
  /// the end. Where not all columns of a row are readable next to each other, the row is broken into equal parts.
  package func rendered(width: Int = 80, style: Style = .plain) -> String {
    let grid = Grid(for: self, width: width)
    var parts = rows.flatMap { row in
      let size = equalPart(of: row.count, atMost: grid.count)
      return stride(from: 0, to: row.count, by: size).map { start in
        grid.text(of: Array(row[start...].prefix(size)), style)
      }
    }
    if rows.joined().joined().contains(where: { $0.lines.contains { $0.columns > grid.width } }) {
      parts.append(style.render("\(Grid.mark) the line goes on", .quiet))
    }
    return parts.joined(separator: "\n\n")
  }
}

/// The number of columns next to each other, and the width of each.
private struct Grid {
  let count: Int
  let width: Int

  /// The start of a continued line.
  static let mark = "↪"
  private static let gap = 3
  /// The least width of a column of code.
  private static let readable = 48

  init(for page: SideBySide, width available: Int) {
    let fitting = max(1, (available + Self.gap) / (Self.readable + Self.gap))
    count = equalPart(of: page.rows.map(\.count).max() ?? 1, atMost: fitting)

    let panels = page.rows.joined().joined()
    let lines = panels.flatMap(\.lines).map(\.columns)
    let heads = panels.flatMap { ([$0.heading] + $0.notes).map(\.columns) }
    width = max(1, min((available + Self.gap) / count - Self.gap, (heads + lines).max() ?? 0))
  }

  /// Lays columns next to each other; the first headings end on the same line.
  func text(of columns: [SideBySide.Column], _ style: Style) -> String {
    let heads = columns.map { $0.first.map(head) ?? [] }
    let height = heads.map(\.count).max() ?? 0
    let lines = zip(columns, heads).map { panels, head in
      var lines = head + Array(repeating: "", count: height - head.count)
      for (index, panel) in panels.enumerated() {
        if index > 0 { lines += [""] + self.head(of: panel) }
        lines += [rule] + panel.lines.flatMap(parts)
      }
      return lines
    }
    return lines.rows.map { text(of: $0, style) }.joined(separator: "\n")
  }

  /// One line of all columns, without spaces at the end.
  private func text(of cells: [Cell], _ style: Style) -> String {
    var text = ""
    for (index, cell) in cells.enumerated() {
      let isLast = index == cells.count - 1
      if index > 0 {
        let isCrossing = cell == rule && cells[index - 1] == rule
        let bar = isLast && cell.text.isEmpty ? " │" : " │ "
        text += style.render(isCrossing ? "─┼─" : bar, .quiet)
      }
      text += style.render(cell.text, cell.emphasis)
      if !isLast { text += String(repeating: " ", count: width - cell.text.columns) }
    }
    return text
  }

  private var rule: Cell { Cell(String(repeating: "─", count: width), .quiet) }

  private func head(of panel: SideBySide.Panel) -> [Cell] {
    let notes = panel.notes.map { ($0, Emphasis.quiet) }
    return ([(panel.heading, .strong)] + notes).flatMap { prose, emphasis in
      wrapped(prose, width: width).split(separator: "\n").flatMap { parts(of: String($0)) }
        .map { Cell($0.text, emphasis) }
    }
  }

  /// Returns the line, or its parts where it is longer than the column.
  private func parts(of line: String) -> [Cell] {
    guard line.columns > width else { return [Cell(line.withoutSpacesAtEnd)] }
    let indentation = min(line.prefix { $0 == " " }.count + 2, max(0, width / 2 - 2))
    let margin = String(repeating: " ", count: indentation) + Self.mark + " "
    var rest = line[...]
    var parts: [Cell] = []
    while !rest.isEmpty {
      let start = parts.isEmpty ? "" : margin
      let part = rest.part(columns: max(1, width - start.columns))
      parts.append(Cell((start + part).withoutSpacesAtEnd))
      rest = rest[part.endIndex...]
    }
    return parts
  }
}

/// The most of `count` in one part, when there are as few equal parts as possible.
private func equalPart(of count: Int, atMost most: Int) -> Int {
  let parts = max(1, (count + most - 1) / most)
  return max(1, (count + parts - 1) / parts)
}

extension Substring {
  /// Returns the beginning that fits, up to a place to break code unless half of it would be lost.
  fileprivate func part(columns: Int) -> Substring {
    let part = prefix(columns: columns)
    if part.isEmpty { return prefix(1) }
    guard part.endIndex < endIndex, let end = part.lastIndex(where: { " (,".contains($0) }),
      part[...end].count * 2 > part.count
    else { return part }
    return part[...end]
  }
}
