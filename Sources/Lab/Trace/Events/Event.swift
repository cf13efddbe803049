/// One thing that happened on a screen.
nonisolated package struct Event: Identifiable, Hashable, Sendable {
  /// Counts up from `Recording.dropped`.
  ///
  /// Who reads a recorder again after more was dropped may find the same event under another id, because a happening can be
  /// several events.
  package let id: Int

  /// The event that asked for this one; `nil` when nobody is known to have.
  ///
  /// Smaller than the first id when the event that asked was dropped.
  package let cause: Int?

  /// Since the recorder was made.
  package let at: Duration
  package let kind: Kind

  /// Who wrote; only of mutations recorded at `TraceLevel.sites` or above, and only where it was looked up.
  package let site: Site?

  package enum Kind: Hashable, Sendable {
    /// The person did something; only a stage can tell.
    case act(String)
    /// The pattern's own word for what shall happen: an intent, an input.
    case action(String)
    /// Work outside the screen that began or ended.
    case effect(Effect)
    case mutation(Mutation)
    /// What is told once and held nowhere: a message, a navigation.
    case output(String)
  }

  package init(id: Int, cause: Int?, at: Duration = .zero, kind: Kind, site: Site? = nil) {
    self.id = id
    self.cause = cause
    self.at = at
    self.kind = kind
    self.site = site
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
}
