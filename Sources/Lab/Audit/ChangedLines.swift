import LabTrace

/// How many changes of a session have a line, and how many of these lines say why.
///
/// A line says why if its function has a name, and served one kind of act, in this session and in others:
/// `toggleLike(_:)` does; `reduce(into:_:)`, `show(_:)` and a closure do not.
struct ChangedLines {
  let located: Int
  let toldByFunction: Int

  /// - Parameters:
  ///   - others: events of sessions whose changes are not counted.
  ///   - pattern: only lines of its sources count.
  init(of events: [Event], beside others: [[Event]] = [], in pattern: String) {
    let changes = Self.changes(in: events, of: pattern)
    let all = changes + others.flatMap { Self.changes(in: $0, of: pattern) }
    let acts = Dictionary(grouping: all, by: \.function).mapValues { Set($0.map(\.act)) }
    located = changes.count
    toldByFunction = changes.count { change in
      change.function.map { acts[$0]?.count == 1 } ?? false
    }
  }

  /// The changes with a line: its function if it has a name, and the kind of act that led to it.
  private static func changes(
    in events: [Event], of pattern: String
  ) -> [(function: String?, act: String)] {
    events.filter { $0.mutation != nil }.compactMap { event in
      guard let site = event.site, site.isIn(pattern) else { return nil }
      let function = site.function.flatMap { $0.isNamed ? site.file + $0 : nil }
      let act = events.causes(of: event).first { $0.isAct }.map(\.line) ?? ""
      return (function, act.kindOfAct)
    }
  }
}

extension Site {
  /// Whether it is a line of the pattern.
  func isIn(_ pattern: String) -> Bool { "/\(file)".contains("/Sources/Patterns/\(pattern)/") }
}

extension String {
  /// Whether it is the name of a function, and not of a closure, an initialiser or an accessor.
  fileprivate var isNamed: Bool {
    !hasPrefix("closure ") && !hasPrefix("implicit closure ") && !contains(".init(")
      && !hasSuffix(".getter") && !hasSuffix(".setter") && !hasSuffix(".modify")
  }

  /// The act without what it is done to: `tap like-50` is `tap like`, as is `tap like-49`.
  fileprivate var kindOfAct: String {
    replacing(#/"[^"]*"/#, with: "").replacing(#/-?\d+/#, with: "")
  }
}
