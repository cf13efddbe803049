import LabFields
import LabStreams
import LabTracepoints

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

  /// Transforms mutations before `reduce`, and can merge in others. Called once.
  func transform(mutation: Stream<Mutation>) -> Stream<Mutation>
}

extension Reactor {
  package func transform(mutation: Stream<Mutation>) -> Stream<Mutation> { mutation }

  /// The subject that receives actions.
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

/// The running part of a reactor: actions in, states out. A state is read, and observed, field by field.
///
/// It starts on the first access to `action` or `states`. The reactor owns it and is referenced
/// weakly, so releasing the reactor ends all work that its actions started.
@dynamicMemberLookup
package final class Pipeline<Owner: Reactor>: StateReading, TracedObject {
  package typealias State = Owner.State

  private var _state: Draft<State>
  private let fields = FieldObservation()
  /// Stored, because in a generic class each `\.state` creates a key path, slower than the write.
  private let path: KeyPath<Pipeline, State> = \.state
  private var running: Subscription?
  private weak var reactor: Owner?
  private let actionSubject = ActionSubject<Owner.Action>()
  private let stateSubject = Subject<State>()

  package init(of reactor: Owner) {
    self.reactor = reactor
    _state = Draft(reactor.initialState)
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

  package var action: ActionSubject<Owner.Action> {
    start()
    return actionSubject
  }

  /// The current state and every later one.
  package var states: Stream<State> {
    start()
    return Stream { [weak self] receive, end in
      guard let self else { return Stream<State>.empty.subscribe(receive, onEnd: end) }
      receive(state)
      return stateSubject.stream.subscribe(receive, onEnd: end)
    }
  }

  private func start() {
    guard running == nil, let reactor else { return }
    let running = Subscription()
    self.running = running
    let mutations = reactor.transform(
      mutation: actionSubject.stream.flatMap { [weak reactor] in
        reactor?.mutate(action: $0) ?? .empty
      })
    running.add(mutations.asCauses()) { [weak reactor] mutation in
      guard let reactor else { return }
      reactor.pipeline.change { reactor.reduce(into: &$0, mutation: mutation) }
    }
  }

  /// Changes the state in place, notifies the observers of what was written, and publishes the state.
  private func change(_ body: (inout Draft<State>) -> Void) {
    _state.write(for: self, body)
    fields.report(_state.writes, to: path, of: self)
    stateSubject.send(_state.state)
  }
}

/// The subject that receives a view's actions.
package final class ActionSubject<Action> {
  private let subject = Subject<Action>()
  private var waiting: [Action] = []
  private var isSending = false

  /// Sends an action; its synchronous mutations have reached the state when this returns.
  ///
  /// An action sent during another one waits until that is done.
  package func send(_ action: Action) {
    if isSending { return waiting.append(action) }
    isSending = true
    defer { isSending = false }
    Cause.action(action) { subject.send(action) }
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      Cause.action(next) { subject.send(next) }
    }
  }

  /// All actions sent from now on.
  package var stream: Stream<Action> { subject.stream }
}

extension Stream {
  /// The same values, each the cause of everything it leads to.
  fileprivate func asCauses() -> Stream {
    Stream { receive, end in
      subscribe({ element in Cause.action(element) { receive(element) } }, onEnd: end)
    }
  }
}
