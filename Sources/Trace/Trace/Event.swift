/// One thing that happened on a screen.
nonisolated public struct Event: Identifiable, Hashable, Sendable {
  /// The number of the event, in ascending order.
  ///
  /// A recorder that has since dropped more events may give the same event another id.
  public let id: Int

  /// The event that led to this one; `nil` when unknown, and less than the first id when dropped.
  public package(set) var cause: Int?

  /// The time since the recorder was made.
  package var at = Duration.zero
  package var kind: Kind

  /// The line that wrote: only of mutations, from ``TraceLevel/sites`` on, and where it was looked up.
  package var site: Site?

  package init(
    id: Int, cause: Int?, at: Duration = .zero, kind: Kind, site: Site? = nil
  ) {
    self.id = id
    self.cause = cause
    self.at = at
    self.kind = kind
    self.site = site
  }

  package enum Kind: Hashable, Sendable {
    /// An act of the person, as the stage names it.
    case act(String)
    /// The pattern's name for it: an intent, an input, a method.
    case action(String)
    /// Work outside the screen that started or ended.
    case effect(Effect)
    case mutation(Mutation)
    /// A one-shot message or navigation, kept nowhere.
    case output(String)
  }
}

nonisolated extension Event {
  package var isAct: Bool {
    if case .act = kind { true } else { false }
  }

  package var isAction: Bool {
    if case .action = kind { true } else { false }
  }

  package var mutation: Mutation? {
    if case .mutation(let mutation) = kind { mutation } else { nil }
  }

  package var effect: Effect? {
    if case .effect(let effect) = kind { effect } else { nil }
  }

  /// The event on one line, as in `posts: 3 items → 4 items`, with its texts whole.
  public var line: String { text.onOneLine }

  /// The line with 24 characters at most of each text; an act, which is a line of its own, stays whole.
  package var shortLine: String { (isAct ? text : text.withShortTexts).onOneLine }

  private var text: String {
    switch kind {
    case .act(let act): act
    case .action(let action): action
    case .effect(let effect): effect.description
    case .mutation(let mutation): mutation.description
    case .output(let output): "output \(output)"
    }
  }
}

nonisolated extension String {
  /// The text with `\n` for its line breaks, so that no value can pass for another event.
  var onOneLine: String {
    guard contains(where: \.isNewline) else { return self }
    return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: "\\n")
  }
}

/// A write: the values before and after, with whole texts.
nonisolated package struct Mutation: Hashable, Codable, Sendable {
  /// `nil` when only the state as a whole is known to be written.
  package let field: String?

  /// One change; or one per property of a struct that changed in several; or none when the values are unknown.
  package var changes: [Change] = []

  package struct Change: Hashable, Codable, Sendable {
    /// The property inside the field; `nil` when the field changed as a whole.
    package var property: String?
    package let old: String
    package let new: String

    /// As in `1 → 2`; as in `2 items, changed` if both have the same summary.
    var values: String { old == new ? "\(old), changed" : "\(old) → \(new)" }
  }
}

nonisolated extension Mutation: CustomStringConvertible {
  init(field: String, old: String, new: String) {
    self.init(field: field, changes: [Change(old: old, new: new)])
  }

  /// As in `count: 1 → 2`, `row: count 1 → 2, isLiked false → true`, or `rows: written`.
  package var description: String {
    let changes = changes.map { change in
      (change.property.map { $0 + " " } ?? "") + change.values
    }
    return "\(field ?? "state"): " + (changes.isEmpty ? "written" : changes.joined(separator: ", "))
  }
}

/// Work outside the screen: a request, and how far it has come.
nonisolated package struct Effect: Hashable, Codable, Sendable {
  /// The kind of request: `search`.
  package let name: String

  /// The request with its arguments: `search("swift")`.
  package let request: String
  package var phase: Phase

  /// The event with which it started; `nil` in that event itself.
  package var start: Int?

  package enum Phase: Hashable, Codable, Sendable {
    case started
    case finished
    case failed(error: String)
    case cancelled
    /// Cancelled by the event that also started the effect `by`, a newer one of the same name.
    case superseded(by: Int)
  }
}

nonisolated extension Effect: CustomStringConvertible {
  /// As in `effect search("swift"): started`.
  package var description: String {
    switch phase {
    case .superseded: "effect \(request): superseded"
    case .failed(let error): "effect \(request): failed(\(error))"
    case .started, .finished, .cancelled: "effect \(request): \(phase)"
    }
  }
}
