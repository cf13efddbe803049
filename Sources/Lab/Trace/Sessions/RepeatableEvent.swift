/// An event, and what of it is the same each time a session is gone through.
nonisolated package struct RepeatableEvent: Sendable {
  package let event: Event

  /// Without the time and the site, and with ids that count the repeatable events from 0.
  package let content: Event
}

nonisolated extension [Event] {
  /// All but writes of which no value is told, and of a collection that left it as large as it was: whether it lies elsewhere
  /// then is a matter of what memory was free.
  package var repeatable: [RepeatableEvent] {
    let events = filter { $0.mutation.map(\.isRepeatable) ?? true }
    let ids = Dictionary(uniqueKeysWithValues: zip(events.map(\.id), 0...))
    return events.enumerated().map { index, event in
      let content = Event(
        id: index, cause: event.cause.flatMap { ids[$0] }, kind: event.kind.renumbered(ids))
      return RepeatableEvent(event: event, content: content)
    }
  }
}

nonisolated extension Mutation {
  fileprivate var isRepeatable: Bool {
    changes.contains { $0.new != Mutation.Change.otherStorage }
  }
}

nonisolated extension Event.Kind {
  fileprivate func renumbered(_ ids: [Event.ID: Int]) -> Event.Kind {
    guard case .effect(let effect) = self else { return self }
    let phase: Effect.Phase =
      if case .superseded(let newer) = effect.phase {
        .superseded(by: ids[newer] ?? newer)
      } else {
        effect.phase
      }
    return .effect(effect.with(phase: phase, start: effect.start.flatMap { ids[$0] }))
  }
}
