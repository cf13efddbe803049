nonisolated extension [Event] {
  /// The event with this id. Ids count up from that of the first event.
  package func event(_ id: Int) -> Event? {
    guard let first, id >= first.id, id - first.id < count else { return nil }
    return self[id - first.id]
  }

  /// The events that led to `event`, the nearest first, as far as they are known. A cause comes before what it led to,
  /// so following them ends, whatever a file says.
  package func causes(of event: Event) -> some Sequence<Event> {
    sequence(first: event) { event in
      event.cause.flatMap { $0 < event.id ? self.event($0) : nil }
    }.dropFirst()
  }

  /// The same events, where a cancelled effect that made room for a newer one counts as superseded.
  ///
  /// Its cancellation was requested by an event which also led to the start of a later effect of the same name.
  func withSuperseded() -> [Event] {
    let starts = filter { $0.effect?.phase == .started }
    return map { event in
      guard var effect = event.effect, effect.phase == .cancelled, let start = effect.start,
        let canceller = event.cause,
        let newer = starts.first(where: { newer in
          newer.id > start && newer.effect?.name == effect.name
            && (newer.cause == canceller || causes(of: newer).contains { $0.id == canceller })
        })
      else { return event }
      effect.phase = .superseded(by: newer.id)
      return Event(id: event.id, cause: event.cause, at: event.at, kind: .effect(effect))
    }
  }
}

/// The numbers of mutations: all, with a named action, and with a known field.
nonisolated package struct Attribution: Hashable, Sendable {
  package var mutations = 0
  package var named = 0
  package var withField = 0
}

nonisolated extension Attribution {
  package init(of events: [Event]) {
    self.init()
    for event in events {
      guard let mutation = event.mutation else { continue }
      mutations += 1
      if mutation.field != nil { withField += 1 }
      if events.causes(of: event).contains(where: \.isAction) { named += 1 }
    }
  }
}
