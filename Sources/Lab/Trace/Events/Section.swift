/// An act, and what happened from then until the next one.
///
/// What an earlier act asked for and was answered late stands where it happened.
nonisolated package struct Section: Hashable, Sendable {
  /// `nil` for what happened before the first act that is kept.
  package let act: Event?

  /// What happened, without the act.
  package var events: [Event] = []

  /// What the person did, or `(before the first act)`.
  package var title: String {
    if case .act(let act) = act?.kind { act } else { "(before the first act)" }
  }
}

nonisolated extension [Event] {
  /// The events act by act.
  package var sections: [Section] {
    var sections: [Section] = []
    for event in self {
      if event.isAct {
        sections.append(Section(act: event))
      } else {
        if sections.isEmpty { sections.append(Section(act: nil)) }
        sections[sections.count - 1].events.append(event)
      }
    }
    return sections
  }

  /// The act that led to an event, as far as it is known.
  package func act(of event: Event) -> Event? {
    event.isAct ? event : causes(of: event).last(where: \.isAct)
  }
}
