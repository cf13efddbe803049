/// How many mutations can be traced to a named action.
package struct Attribution: Equatable {
  package var mutations = 0
  package var named = 0

  package init(mutations: Int = 0, named: Int = 0) {
    self.mutations = mutations
    self.named = named
  }

  package init(of events: [Event]) {
    for event in events {
      guard case .mutation = event.kind else { continue }
      mutations += 1
      if events.hasAction(above: event) { named += 1 }
    }
  }
}

extension [Event] {
  /// Whether an action is among the causes of `event`; expects all events of a recorder.
  func hasAction(above event: Event) -> Bool {
    var next = event.cause
    while let id = next {
      if case .action = self[id].kind { return true }
      next = self[id].cause
    }
    return false
  }
}
