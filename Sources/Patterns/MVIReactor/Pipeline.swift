import LabFields
import LabStreams
import LabTracepoints

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
    let states = Stream<State> { [weak self] receive, end in
      guard let self else { return Stream<State>.empty.subscribe(receive, onEnd: end) }
      receive(state)
      return stateSubject.stream.subscribe(receive, onEnd: end)
    }
    return reactor?.transform(state: states) ?? states
  }

  private func start() {
    guard running == nil, let reactor else { return }
    let running = Subscription()
    self.running = running
    let actions = reactor.transform(action: actionSubject.stream)
    let mutations = reactor.transform(
      mutation: actions.flatMap { [weak reactor] in reactor?.mutate(action: $0) ?? .empty })
    running.add(mutations.asCauses()) { [weak self, weak reactor] mutation in
      guard let reactor else { return }
      self?.change { reactor.reduce(into: &$0, mutation: mutation) }
    }
  }

  /// Changes the state in place, notifies the observers of what was written, and publishes the state.
  private func change(_ body: (inout Draft<State>) -> Void) {
    _state.beginWrites(of: self)
    body(&_state)
    reportWrite(to: path, fields: _state.writes)
    fields.notify(_state.writes)
    stateSubject.send(_state.state)
  }

  /// Stops the reactor for good; `record` gets its actions, the returned closure sets its state.
  func stub(_ record: @escaping (Owner.Action) -> Void) -> (State) -> Void {
    let recording = Subscription()
    recording.add(actionSubject.stream, record)
    running = recording
    return { [weak self] state in
      self?.change { $0 = Draft(state) }
      self?.fields.notifyAll()
    }
  }
}

extension Stream {
  /// The same values, each the cause of everything it leads to.
  fileprivate func asCauses() -> Stream {
    Stream { receive, end in
      subscribe({ element in Cause.action(element) { receive(element) } }, onEnd: end)
    }
  }
}
