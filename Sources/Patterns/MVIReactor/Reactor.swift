import LabFields
import LabStreams

/// Maps the actions of a screen to mutations, and reduces those into states.
///
/// Only `mutate` may have side effects, and only `reduce` changes the state. A view reads
/// `reactor.currentState.posts`, and observes that field alone.
package protocol Reactor: AnyObject {
  associatedtype Action: Sendable
  associatedtype Mutation
  associatedtype State: Sendable

  var initialState: State { get }

  /// The running part, declared as `lazy var pipeline = Pipeline(of: self)`.
  var pipeline: Pipeline<Self> { get }

  /// Returns the mutations of an action, now and later; side effects belong here.
  func mutate(action: Action) -> Stream<Mutation>

  /// Changes the state by a mutation; must be pure.
  func reduce(into state: inout Draft<State>, mutation: Mutation)

  /// Transforms actions before `mutate`. Called once.
  func transform(action: Stream<Action>) -> Stream<Action>

  /// Transforms mutations before `reduce`, and can merge in others. Called once.
  func transform(mutation: Stream<Mutation>) -> Stream<Mutation>

  /// Transforms the states that `state` publishes. Called once for each subscriber.
  func transform(state: Stream<State>) -> Stream<State>
}

extension Reactor {
  package func transform(action: Stream<Action>) -> Stream<Action> { action }
  package func transform(mutation: Stream<Mutation>) -> Stream<Mutation> { mutation }
  package func transform(state: Stream<State>) -> Stream<State> { state }

  /// The entry for actions.
  package var action: ActionSubject<Action> { pipeline.action }

  /// The current state, observed field by field.
  package var currentState: Pipeline<Self> { pipeline }

  /// The current state and every later one.
  package var state: Stream<State> { pipeline.states }

  /// Sends an action unless the caller is cancelled, and returns when `isRunning` is false for the state.
  package func send(_ action: Action, while isRunning: @escaping (State) -> Bool) async {
    if Task.isCancelled { return }
    self.action.send(action)
    for await _ in state.filter({ !isRunning($0) }).values { return }
  }
}
