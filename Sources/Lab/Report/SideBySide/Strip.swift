/// One line in one column.
enum Strip: Equatable {
  case rule
  case text([Cell])

  static let empty = Strip.text([])

  /// Stands before what continues a line.
  static let mark = "↪"

  /// The line, or its parts where it is longer than `width`: broken after a space where there is one.
  static func strips(of line: String, _ emphasis: Emphasis? = nil, width: Int) -> [Strip] {
    guard line.columns > width else { return [.text([Cell(line, emphasis)])] }
    let indentation = min(line.prefix { $0 == " " }.count + 2, max(0, width / 2 - 2))
    let margin = String(repeating: " ", count: indentation)
    let room = max(1, width - indentation - 2)
    var rest = line[...]
    var strips: [Strip] = []
    while !rest.isEmpty {
      let part = rest.part(columns: strips.isEmpty ? width : room)
      let start = strips.isEmpty ? [] : [Cell(margin), Cell(mark + " ", .quiet)]
      strips.append(.text(start + [Cell(String(part), emphasis)]))
      rest = rest[part.endIndex...]
    }
    return strips
  }

  /// As wide as the column.
  func cells(width: Int) -> [Cell] {
    switch self {
    case .rule: return [Cell(String(repeating: "─", count: width), .quiet)]
    case .text(let cells):
      let used = cells.map(\.text.columns).reduce(0, +)
      return cells + [Cell(String(repeating: " ", count: max(0, width - used)))]
    }
  }
}

extension Substring {
  /// The beginning that fits; it ends where code can be broken, unless most of the room stays empty.
  fileprivate func part(columns: Int) -> Substring {
    var end = startIndex
    var used = 0
    while end < endIndex, used + self[end].columns <= columns {
      used += self[end].columns
      formIndex(after: &end)
    }
    guard end > startIndex else { return prefix(1) }
    guard end < endIndex else { return self }
    let part = self[..<end]
    let breaks = [" ", "(,"].lazy.compactMap { marks in
      part.lastIndex { marks.contains($0) }.map { part[...$0] }
    }
    return breaks.first { $0.count * 2 > part.count } ?? part
  }
}
