/// What differs between two traces, act by act. Times and ids do not count.
nonisolated package struct TraceDiff {
  private enum Line {
    case same(String)
    case onlyOld(String)
    case onlyNew(String)
  }

  /// The lines of each act, beginning with the act.
  private let acts: [[Line]]

  package init(from old: [Event], to new: [Event]) {
    let (old, new) = (Self.acts(in: old), Self.acts(in: new))
    acts = merged(old, new, by: \.[0]).map { old, new in
      merged(old ?? [], new ?? [], by: \.self).map { old, new in
        switch (old, new) {
        case (let old?, nil): .onlyOld(old)
        case (nil, let new?): .onlyNew(new)
        case (let line, _): .same(line ?? "")
        }
      }
    }
  }

  package var isEmpty: Bool { acts.joined().allSatisfy(Self.isSame) }

  /// The acts that differ, whole: `-` marks what only the old trace has, `+` what only the new one has.
  package var text: String {
    acts.filter { !$0.allSatisfy(Self.isSame) }.map { lines in
      lines.map { line in
        switch line {
        case .same(let text): "  " + text
        case .onlyOld(let text): "- " + text
        case .onlyNew(let text): "+ " + text
        }
      }
      .joined(separator: "\n")
    }
    .joined(separator: "\n\n")
  }

  private static func isSame(_ line: Line) -> Bool {
    if case .same = line { true } else { false }
  }

  private static func acts(in events: [Event]) -> [[String]] {
    let lines = TraceLines(events)
    var acts: [[String]] = []
    for (index, event) in events.enumerated() {
      if event.isAct || acts.isEmpty {
        acts.append([event.isAct ? event.line : "(before the first act)"])
        if event.isAct { continue }
      }
      acts[acts.count - 1].append(lines.margin(of: index) + lines[index])
    }
    return acts
  }
}

/// Merges two lists, so that elements with equal keys are paired as far as their order allows.
///
/// Of what is only in one of them, the old comes before the new. Takes time in proportion to the length of the
/// lists times that of their difference, of which no more than 1,000 are looked for.
nonisolated private func merged<Element, Key: Hashable>(
  _ old: [Element], _ new: [Element], by key: (Element) -> Key
) -> [(Element?, Element?)] {
  let prefix = zip(old, new).prefix { key($0) == key($1) }.count
  let suffix = zip(old.dropFirst(prefix).reversed(), new.dropFirst(prefix).reversed())
    .prefix { key($0) == key($1) }.count
  let (oldMiddle, newMiddle) = (old[prefix..<old.count - suffix], new[prefix..<new.count - suffix])
  let same = zip(old.prefix(prefix), new.prefix(prefix)).map { (Optional($0), Optional($1)) }
  let rest = zip(old.suffix(suffix), new.suffix(suffix)).map { (Optional($0), Optional($1)) }
  return same + aligned(Array(oldMiddle), Array(newMiddle), by: key) + rest
}

nonisolated private func aligned<Element, Key: Hashable>(
  _ old: [Element], _ new: [Element], by key: (Element) -> Key
) -> [(Element?, Element?)] {
  guard old.count + new.count <= 2_000 else {
    return old.map { ($0, nil) } + new.map { (nil, $0) }
  }
  let difference = new.map(key).difference(from: old.map(key))
  var (removed, inserted) = (Set<Int>(), Set<Int>())
  for change in difference {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var (o, n) = (0, 0)
  var result: [(Element?, Element?)] = []
  while o < old.count || n < new.count {
    if removed.contains(o) {
      result.append((old[o], nil))
      o += 1
    } else if inserted.contains(n) {
      result.append((nil, new[n]))
      n += 1
    } else {
      result.append((old[o], new[n]))
      o += 1
      n += 1
    }
  }
  return result
}
