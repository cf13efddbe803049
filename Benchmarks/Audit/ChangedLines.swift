import Trace

/// How many changes of a session have a line, and how many of these lines say why.
///
/// A line says why if its function has a name, and served one kind of act in the whole session:
/// `toggleLike(_:)` does, `reduce(into:_:)` and a closure do not.
struct ChangedLines {
  let located: Int
  let toldByFunction: Int

  /// - Parameter pattern: only lines of its sources count.
  init(of events: [Event], in pattern: String) {
    var changes: [(function: String, act: String)] = []
    var located = 0
    for event in events where event.mutation != nil {
      guard let site = event.site, site.isIn(pattern) else { continue }
      located += 1
      guard let function = site.function, function.isNamed else { continue }
      let act = events.causes(of: event).first { $0.isAct }.map(\.line) ?? ""
      changes.append((site.file + function, act.kindOfAct))
    }
    let acts = Dictionary(grouping: changes, by: \.function).mapValues { Set($0.map(\.act)) }
    self.located = located
    toldByFunction = changes.count { acts[$0.function]?.count == 1 }
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
