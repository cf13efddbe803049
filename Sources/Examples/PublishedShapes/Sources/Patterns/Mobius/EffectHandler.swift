/// Work that can be cancelled.
protocol Disposable {
  func dispose()
}

extension Task: Disposable {
  nonisolated func dispose() { cancel() }
}

protocol EffectHandler<Effect, Event> {
  associatedtype Effect
  associatedtype Event

  /// Starts an effect. Returns what cancels it, or `nil` if it has already ended.
  func handle(_ effect: Effect, _ callback: EffectCallback<Event>) -> (any Disposable)?
}

/// Events from outside the loop.
protocol EventSource<Event> {
  associatedtype Event

  func subscribe(_ consumer: @escaping (Event) -> Void) -> any Disposable
}

/// A connection from an effect back to its loop.
struct EffectCallback<Event> {
  let send: (Event) -> Void
  let end: () -> Void

  /// Runs the effect as a task, which sends one event.
  func run(_ work: @escaping @MainActor () async -> Event) -> any Disposable {
    Task {
      send(await work())
      end()
    }
  }
}
