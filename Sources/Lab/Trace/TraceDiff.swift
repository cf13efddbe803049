/// What differs between two traces, act by act. Times and ids do not count.
nonisolated package struct TraceDiff {
  /// The acts that differ, whole: `-` marks what only the old trace has, `+` what only the new one has.
  package let text: String

  package init(from old: [Event], to new: [Event]) {
    let acts = merged(Self.acts(in: old), Self.acts(in: new), by: \.[0]).map { old, new in
      merged(old ?? [], new ?? [], by: \.self).map { old, new in
        switch (old, new) {
        case (let old?, nil): "- " + old
        case (nil, let new?): "+ " + new
        case (let line, _): "  " + (line ?? "")
        }
      }
    }
    text = acts.filter { lines in !lines.allSatisfy { $0.hasPrefix(" ") } }
      .map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  package var isEmpty: Bool { text.isEmpty }

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

/// Merges two lists, so that elements with equal keys are paired in order. Of what is only in one of them, the old
/// comes before the new.
///
/// After a difference it goes on with the pair that skips the fewest elements, so it takes time in proportion to
/// the length of the lists.
nonisolated private func merged<Element, Key: Hashable>(
  _ old: [Element], _ new: [Element], by key: (Element) -> Key
) -> [(Element?, Element?)] {
  var places: [Key: [Int]] = [:]
  for (place, element) in new.enumerated().reversed() {
    places[key(element), default: []].append(place)
  }
  var result: [(Element?, Element?)] = []
  var (o, n) = (0, 0)
  while o < old.count || n < new.count {
    var pair = (old: old.count, new: new.count)
    for index in o..<old.count {
      if index + n >= pair.old + pair.new { break }
      let key = key(old[index])
      while let place = places[key]?.last, place < n { places[key]?.removeLast() }
      guard let place = places[key]?.last, index + place < pair.old + pair.new else { continue }
      pair = (index, place)
    }
    result += old[o..<pair.old].map { ($0, nil) } + new[n..<pair.new].map { (nil, $0) }
    if pair.old < old.count { result.append((old[pair.old], new[pair.new])) }
    (o, n) = (pair.old + 1, pair.new + 1)
  }
  return result
}
