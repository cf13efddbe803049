import LabContract
import LabDomain
import LabFields
import LabTracepoints

/// Holds the state of a screen or of its child, which only intents can change.
///
/// A view reads `store.posts` and observes that field alone, and sends what the user did. The reducer changes the state in
/// place, and returns commands. The effects among them run on the main actor and send intents back, which no view can.
@dynamicMemberLookup
package final class Store<State, Intent: StoreIntent, Effect: StoreEffect>: StateReading {
  private var _state: Draft<State>
  private let fields = FieldObservation()
  /// Stored, because in a generic class each `\.state` creates a key path, slower than the write.
  private let wholeState: KeyPath<Store, State> = \.state
  private var running: [Effect.ID: Task<Void, Never>] = [:]
  private let tasks = TaskBag()
  /// Told the values of the `output` commands.
  package var outputs: Observers<Effect.Output>.List { observers.list }
  private let observers = Observers<Effect.Output>()
  private let onNavigation: (Router.Navigation) -> Void
  private let reduce: (inout Draft<State>, Intent) -> [Command]
  private let handle: (Effect, (Intent) -> Void) async -> Void

  /// What a reducer asks of the store, as a value.
  nonisolated package enum Command: Equatable, Sendable {
    /// Runs an effect in a task. It replaces the running one with the same id.
    case run(Effect)
    /// Cancels the running effect with this id.
    case cancel(Effect.ID)
    /// Cancels all effects.
    case cancelAll
    /// Changes the stack of screens at once, so that leaving cannot cancel it.
    case navigate(Router.Navigation)
    /// Sends a value to the observers of the outputs, before `send` returns.
    case output(Effect.Output)
  }

  /// - Parameters:
  ///   - navigate: Sends a change to the store of the stack.
  ///   - handle: Performs an effect, and sends its answers.
  ///   - subscribe: Has the outputs of a child received, for as long as the store lives.
  package init(
    _ state: State, reduce: @escaping (inout Draft<State>, Intent) -> [Command],
    navigate: @escaping (Router.Navigation) -> Void = { _ in },
    handle: @escaping (Effect, (Intent) -> Void) async -> Void,
    subscribe: (Store, _ receive: @escaping (Intent) -> Void) -> Void = { _, _ in }
  ) {
    _state = Draft(state)
    onNavigation = navigate
    self.reduce = reduce
    self.handle = handle
    subscribe(self) { [weak self] in self?.receive($0) }
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

  /// Sends what the user did in a view.
  @discardableResult
  package func send(_ intent: Intent.View) -> StoreTask { receive(.view(intent)) }

  /// Reduces the intent into the state and executes its commands.
  @discardableResult
  private func receive(_ intent: Intent) -> StoreTask {
    Cause.action(intent) {
      let commands = _state.write(for: self) { reduce(&$0, intent) }
      fields.report(_state.writes, to: wholeState, of: self)
      return StoreTask(effects: commands.compactMap(execute))
    }
  }

  /// Returns the task of an effect.
  private func execute(_ command: Command) -> Task<Void, Never>? {
    switch command {
    case .run(let effect):
      let task = tasks.start { [weak self, handle] in await handle(effect) { self?.receive($0) } }
      if let id = effect.id { running.updateValue(task, forKey: id)?.cancel() }
      return task
    case .cancel(let id): running[id]?.cancel()
    case .cancelAll: tasks.cancelAll()
    case .navigate(let change): onNavigation(change)
    case .output(let value): observers.send(value)
    }
    return nil
  }
}

extension Store: TracedObject {}

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

/// What can change a state: what a user does in a view, and what only the store's effects and its child can send.
nonisolated package protocol StoreIntent: Equatable, Sendable {
  associatedtype View: Equatable & Sendable

  static func view(_ intent: View) -> Self
}

/// Work that a reducer returns as a value.
nonisolated package protocol StoreEffect: Equatable, Sendable {
  associatedtype ID: Hashable & Sendable
  /// What the store tells others.
  associatedtype Output: Equatable & Sendable = Never

  /// Starting an effect cancels the running one with the same id; `nil` cancels none.
  var id: ID? { get }
}
