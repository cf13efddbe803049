/// How many mutations can be traced to a named action, and of how many the field is told.
nonisolated package struct Attribution: Hashable, Sendable {
  package var mutations = 0
  package var named = 0
  package var withField = 0

  package init(mutations: Int = 0, named: Int = 0, withField: Int = 0) {
    self.mutations = mutations
    self.named = named
    self.withField = withField
  }

  /// - Parameter steps: how many actions have to stand behind a mutation, where a pattern names an action and then what becomes
  ///   of it.
  package init(of events: [Event], steps: Int = 1) {
    for event in events {
      guard let mutation = event.mutation else { continue }
      mutations += 1
      if mutation.field != nil { withField += 1 }
      if events.causes(of: event).count(where: \.isAction) >= steps { named += 1 }
    }
  }
}

nonisolated extension [Event] {
  /// Whether an action is among the causes of `event`.
  package func hasAction(above event: Event) -> Bool {
    causes(of: event).contains(where: \.isAction)
  }
}
