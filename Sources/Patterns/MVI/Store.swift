import Domain
import Observation
import Tracepoints

/// Holds the state of a screen; the one way to change it is to send an intent.
///
/// The reducer changes the state in place. The effects that it returns run on the main actor, and send intents
/// back.
@Observable
package final class Store<State, Intent, Effect: StoreEffect>: TracedObject {
  @ObservationIgnored private var _state: State
  /// Kept, because in a generic class each `\.state` makes a new key path, which takes longer than the write.
  private let path: KeyPath<Store, State> = \.state
  @ObservationIgnored private var underWay: [Effect.ID: Task<Void, Never>] = [:]
  private let tasks = TaskBag()
  private let reduce: (inout State, Intent) -> [Effect]
  private let handle: (Effect, (Intent) -> Void) async -> Void

  package init(
    _ state: State, reduce: @escaping (inout State, Intent) -> [Effect],
    handle: @escaping (Effect, (Intent) -> Void) async -> Void
  ) {
    _state = state
    self.reduce = reduce
    self.handle = handle
  }

  package var state: State {
    access(keyPath: path)
    return _state
  }

  /// Changes the state, and starts the effects; their tasks are returned for those who want to wait.
  @discardableResult
  package func send(_ intent: Intent) -> [Task<Void, Never>] {
    Cause.action(intent) {
      withMutation(keyPath: path) { reduce(&_state, intent) }.map(start)
    }
  }

  /// Ends all effects, and tells the reducer so.
  package func leave(_ intent: Intent) {
    tasks.cancelAll()
    send(intent)
  }

  private func start(_ effect: Effect) -> Task<Void, Never> {
    let task = tasks.start { [self] in
      await handle(effect) { send($0) }
    }
    if let id = effect.id {
      underWay[id]?.cancel()
      underWay[id] = task
    }
    return task
  }
}

/// Work that a reducer asks for.
nonisolated package protocol StoreEffect: Equatable, Sendable {
  associatedtype ID: Hashable & Sendable

  /// An effect ends the one under way that has the same id; without an id, effects run side by side.
  var id: ID? { get }
}
