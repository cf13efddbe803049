/// Work outside the screen: what was asked, and how far it has come.
nonisolated package struct Effect: Hashable, Sendable {
  /// Which of the things that can be asked: `search`.
  package let name: String

  /// With what it was asked, in short: `search("swift")`.
  package let request: String
  package let phase: Phase

  /// The event with which it started, of one that ended.
  package let start: Int?

  package enum Phase: Hashable, Sendable {
    case started
    case finished
    case failed(String)
    case cancelled
    /// Cancelled by the same event that also started a newer one of the same name; that start is told.
    case superseded(by: Int)
  }

  package init(name: String, request: String, phase: Phase, start: Int? = nil) {
    self.name = name
    self.request = request
    self.phase = phase
    self.start = start
  }

  /// A copy with another end, or with its start in other numbers.
  func with(phase: Phase? = nil, start: Int?) -> Effect {
    Effect(name: name, request: request, phase: phase ?? self.phase, start: start)
  }
}

nonisolated extension Effect: CustomStringConvertible {
  /// As in `effect search("swift"): started`.
  package var description: String { "effect \(request): \(phase)" }
}

nonisolated extension Effect.Phase: CustomStringConvertible {
  package var description: String {
    switch self {
    case .started: "started"
    case .finished: "finished"
    case .failed(let error): "failed(\(error))"
    case .cancelled: "cancelled"
    case .superseded: "superseded"
    }
  }
}

nonisolated extension Event.Kind {
  /// The same, where the start of an effect is told in other numbers.
  func startingAt(_ id: (Int) -> Int) -> Event.Kind {
    guard case .effect(let effect) = self else { return self }
    return .effect(effect.with(start: effect.start.map(id)))
  }
}

nonisolated extension [Event] {
  /// The same, with every cancelled effect that made room for a newer one told as superseded.
  ///
  /// That is one whose cancellation was asked for by an event which, itself or by what it led to, started an effect of
  /// the same name after it.
  func withSuperseded() -> [Event] {
    let starts = filter { $0.effect?.phase == .started }
    return map { event in
      guard let effect = event.effect, effect.phase == .cancelled, let start = effect.start,
        let canceller = event.cause,
        let newer = starts.first(where: {
          $0.id > start && $0.effect?.name == effect.name && isCause(canceller, of: $0)
        })
      else { return event }
      let ended = effect.with(phase: .superseded(by: newer.id), start: start)
      return Event(id: event.id, cause: event.cause, at: event.at, kind: .effect(ended))
    }
  }

  private func isCause(_ id: Int, of event: Event) -> Bool {
    event.cause == id || causes(of: event).contains { $0.id == id }
  }
}
