/// How many columns stand next to each other, and how wide each is.
struct Grid {
  let count: Int
  let width: Int

  private static let bar = " │ "
  private static let crossing = "─┼─"

  /// A column is readable when it holds two lines in three. Fewer than 40 never do, 56 always do.
  private static let readable = (least: 40, most: 56)

  init(for page: SideBySide, width available: Int) {
    let panels = Array(page.rows.joined().joined())
    let lines = panels.flatMap(\.lines).map(\.columns).filter { $0 > 0 }.sorted()
    let usual = lines.isEmpty ? 0 : lines[(lines.count - 1) * 2 / 3]
    let readable = max(Self.readable.least, min(usual, Self.readable.most))
    let gap = Self.bar.count
    let fitting = max(1, (available + gap) / (readable + gap))
    count = Self.equalPart(of: page.rows.map(\.count).max() ?? 1, atMost: fitting)

    let heads = panels.flatMap { [$0.heading.columns, $0.note?.columns ?? 0] }
    let longest = (heads + lines).max() ?? 0
    width = max(1, min((available + gap) / count - gap, longest))
  }

  /// The row in as few parts as there must be, each for itself.
  func parts(of row: [SideBySide.Column]) -> [[SideBySide.Column]] {
    let size = Self.equalPart(of: row.count, atMost: count)
    return stride(from: 0, to: row.count, by: size).map { Array(row[$0...].prefix(size)) }
  }

  private static func equalPart(of count: Int, atMost most: Int) -> Int {
    let parts = max(1, (count + most - 1) / most)
    return max(1, (count + parts - 1) / parts)
  }

  /// Columns next to each other; the first headings end on the same line.
  func lines(of columns: [SideBySide.Column]) -> [[Cell]] {
    let heads = columns.map { $0.first.map(head) ?? [] }
    let height = heads.map(\.count).max() ?? 0
    let strips = zip(columns, heads).map { panels, head in
      head + Array(repeating: Strip.empty, count: height - head.count)
        + panels.enumerated().flatMap { index, panel in
          (index == 0 ? [] : [.empty] + self.head(of: panel)) + [.rule] + body(of: panel)
        }
    }
    return (0..<(strips.map(\.count).max() ?? 0)).map { line in
      cells(of: strips.map { line < $0.count ? $0[line] : .empty })
    }
  }

  private func cells(of strips: [Strip]) -> [Cell] {
    var cells: [Cell] = []
    for (index, strip) in strips.enumerated() {
      if index > 0 {
        let isCrossing = strip == .rule && strips[index - 1] == .rule
        cells.append(Cell(isCrossing ? Self.crossing : Self.bar, .quiet))
      }
      cells += strip.cells(width: width)
    }
    return cells
  }

  private func head(of panel: SideBySide.Panel) -> [Strip] {
    strips(of: panel.heading, .strong) + (panel.note.map { strips(of: $0, .quiet) } ?? [])
  }

  private func strips(of prose: String, _ emphasis: Emphasis) -> [Strip] {
    wrapped(prose, width: width).split(separator: "\n").flatMap {
      Strip.strips(of: String($0), emphasis, width: width)
    }
  }

  private func body(of panel: SideBySide.Panel) -> [Strip] {
    panel.lines.flatMap { Strip.strips(of: $0, width: width) }
  }
}
