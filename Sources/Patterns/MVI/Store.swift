import LabDomain
import LabFields
import LabTracepoints

/// Holds the state of a screen, which only intents can change.
///
/// A view reads `store.posts` and observes that field alone. The reducer changes the state in place. The
/// effects that it returns run on the main actor and send intents back.
@dynamicMemberLookup
package final class Store<State, Intent, Effect: StoreEffect>: StateReading, TracedObject {
  private var _state: Draft<State>
  private let fields = FieldObservation()
  /// Stored, because in a generic class each `\.state` creates a key path, slower than the write.
  private let path: KeyPath<Store, State> = \.state
  private var running: [Effect.ID: Task<Void, Never>] = [:]
  private let tasks = TaskBag()
  private let reduce: (inout Draft<State>, Intent) -> [Effect]
  private let perform: (Effect) -> Bool
  private let handle: (Effect, (Intent) -> Void) async -> Void

  /// - Parameters:
  ///   - perform: performs an effect at once, so that leaving cannot cancel it; returns `false` to leave it to `handle`.
  ///   - handle: performs an effect in a task, and sends its answers.
  package init(
    _ state: State, reduce: @escaping (inout Draft<State>, Intent) -> [Effect],
    perform: @escaping (Effect) -> Bool = { _ in false },
    handle: @escaping (Effect, (Intent) -> Void) async -> Void
  ) {
    _state = Draft(state)
    self.reduce = reduce
    self.perform = perform
    self.handle = handle
  }

  @inline(__always)
  package subscript<Field>(dynamicMember field: KeyPath<State, Field>) -> Field {
    fields.access(field)
    return _state[dynamicMember: field]
  }

  /// The whole state; reading it observes every field.
  package var state: State {
    fields.accessAll()
    return _state.state
  }

  /// Reduces the intent into the state and starts its effects.
  @discardableResult
  package func send(_ intent: Intent) -> StoreTask {
    Cause.action(intent) {
      _state.beginWrites(of: self)
      let effects = reduce(&_state, intent)
      reportWrite(to: path, fields: _state.writes)
      fields.notify(_state.writes)
      return StoreTask(effects: effects.compactMap(start))
    }
  }

  /// Cancels all effects, then sends `intent`.
  package func leave(_ intent: Intent) {
    tasks.cancelAll()
    send(intent)
  }

  private func start(_ effect: Effect) -> Task<Void, Never>? {
    if perform(effect) { return nil }
    let task = tasks.start { [self] in
      await handle(effect) { send($0) }
    }
    if let id = effect.id {
      running[id]?.cancel()
      running[id] = task
    }
    return task
  }
}

/// The effects that one intent has started.
package struct StoreTask: Sendable {
  let effects: [Task<Void, Never>]

  /// Returns when all have ended; cancelling the caller cancels them.
  package func finish() async {
    await withTaskCancellationHandler {
      for effect in effects { await effect.value }
    } onCancel: {
      for effect in effects { effect.cancel() }
    }
  }
}

/// Work that a reducer returns as a value.
nonisolated package protocol StoreEffect: Equatable, Sendable {
  associatedtype ID: Hashable & Sendable

  /// Starting an effect cancels the running one with the same id; `nil` cancels none.
  var id: ID? { get }
}
