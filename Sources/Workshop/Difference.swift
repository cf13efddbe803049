/// The difference between two texts, as lines that begin with ' ', '-' or '+'.
struct Difference {
  let lines: [String]

  /// - Parameter context: The number of equal lines around each change.
  init(from old: String, to new: String, context: Int = 2) {
    let (old, new) = (old.lines, new.lines)
    let changes = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var all: [(mark: Character, text: Substring)] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      if removed.contains(from) {
        all.append(("-", old[from]))
        from += 1
      } else if inserted.contains(to) {
        all.append(("+", new[to]))
        to += 1
      } else {
        all.append((" ", old[from]))
        from += 1
        to += 1
      }
    }
    let changed = all.indices.filter { all[$0].mark != " " }
    let kept = Set(changed.flatMap { max(0, $0 - context)...min(all.count - 1, $0 + context) })
    var lines: [String] = []
    for index in all.indices {
      if kept.contains(index) {
        lines.append("\(all[index].mark) \(all[index].text)")
      } else if kept.contains(index - 1), changed.last.map({ $0 > index }) == true {
        lines.append("…")
      }
    }
    self.lines = lines
  }
}

extension String {
  /// Without an empty one after the last line break.
  var lines: [Substring] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
