/// What differs between two traces, act by act; times and ids do not count.
nonisolated package struct TraceDiff {
  package enum Line: Hashable, Sendable {
    case same(String)
    case onlyOld(String)
    case onlyNew(String)
    /// The same field, action or effect, told otherwise.
    case differing(old: String, new: String)

    var isSame: Bool {
      if case .same = self { true } else { false }
    }
  }

  /// What happened between an act and the next one; the act is the first line.
  package let acts: [[Line]]

  package init(from old: [Event], to new: [Event]) {
    let (old, new) = (TracedAct.acts(in: old), TracedAct.acts(in: new))
    acts = aligned(old, new, key: \.title).map { old, new in
      let (old, new) = (old?.lines ?? [], new?.lines ?? [])
      return TracedLine.paired(aligned(old, new, key: \.text))
    }
  }

  package var isEmpty: Bool { acts.allSatisfy { $0.allSatisfy(\.isSame) } }

  /// The acts that differ, each with all that it led to: `-` marks what is only in the old trace, `+` what is only in
  /// the new one.
  package var text: String {
    let changed = acts.filter { !$0.allSatisfy(\.isSame) }
    return changed.map { $0.flatMap(\.marked).joined(separator: "\n") }.joined(separator: "\n\n")
  }
}

nonisolated extension TraceDiff.Line {
  fileprivate var marked: [String] {
    switch self {
    case .same(let line): ["  " + line]
    case .onlyOld(let line): ["- " + line]
    case .onlyNew(let line): ["+ " + line]
    case .differing(let old, let new): ["- " + old, "+ " + new]
    }
  }
}

nonisolated private struct TracedAct {
  let title: String
  let lines: [TracedLine]

  static func acts(in events: [Event]) -> [TracedAct] {
    events.sections.map { section in
      let title = TracedLine(text: section.title, subject: section.title)
      let lines = section.events.map { TracedLine($0, in: events) }
      return TracedAct(title: section.title, lines: [title] + lines)
    }
  }
}

nonisolated private struct TracedLine {
  let text: String
  /// What it is about, by which a line that differs finds its partner.
  let subject: String
}

nonisolated extension TracedLine {
  init(_ event: Event, in events: [Event]) {
    let margin = String(repeating: "  ", count: events.causes(of: event).count)
    text = margin + events.line(of: event)
    subject =
      switch event.kind {
      case .act(let act): "act \(act)"
      case .action(let action): "action \(action.prefix { $0 != "(" })"
      case .effect(let effect): "effect \(effect.name) \(effect.start == nil)"
      case .mutation(let mutation): "field \(mutation.field ?? "")"
      case .output(let output): "output \(output.prefix { $0 != "(" })"
      }
  }

  /// Pairs an old line and a new one on the same subject, when no line of both traces stands between them.
  static func paired(_ lines: [(TracedLine?, TracedLine?)]) -> [TraceDiff.Line] {
    var result: [TraceDiff.Line] = []
    var open: [(subject: String, text: String, index: Int)] = []
    for (old, new) in lines {
      switch (old, new) {
      case (let old?, _?):
        open = []
        result.append(.same(old.text))
      case (let old?, nil):
        open.append((old.subject, old.text, result.count))
        result.append(.onlyOld(old.text))
      case (nil, let new?):
        if let partner = open.firstIndex(where: { $0.subject == new.subject }) {
          let old = open.remove(at: partner)
          result[old.index] = .differing(old: old.text, new: new.text)
        } else {
          result.append(.onlyNew(new.text))
        }
      case (nil, nil): break
      }
    }
    return result
  }
}

/// Both lists as one, in which elements with equal keys stand together as far as their order allows.
///
/// Of what is only in one of them, the old stands before the new.
nonisolated private func aligned<Element>(
  _ old: [Element], _ new: [Element], key: (Element) -> String
) -> [(Element?, Element?)] {
  let difference = new.map(key).difference(from: old.map(key))
  let removed = Set(difference.removals.map(\.offset))
  let inserted = Set(difference.insertions.map(\.offset))
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

nonisolated extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
