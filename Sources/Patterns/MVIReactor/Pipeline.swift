import Observation
import Tracepoints

/// The running part of a reactor: actions in, states out.
///
/// It starts on the first access to `action` or `states`. The reactor owns it and is referenced
/// weakly, so releasing the reactor ends all work that its actions started.
@Observable
package final class Pipeline<Owner: Reactor>: TracedObject {
  @ObservationIgnored private var _state: Owner.State
  /// Stored, because in a generic class each `\.state` creates a key path, slower than the write.
  private let path: KeyPath<Pipeline, Owner.State> = \.state
  @ObservationIgnored private var running: Subscription?
  @ObservationIgnored private weak var reactor: Owner?
  private let actionSubject = ActionSubject<Owner.Action>()
  private let stateSubject = Subject<Owner.State>()

  package init(of reactor: Owner) {
    self.reactor = reactor
    _state = reactor.initialState
  }

  package var state: Owner.State {
    access(keyPath: path)
    return _state
  }

  package var action: ActionSubject<Owner.Action> {
    start()
    return actionSubject
  }

  /// The current state and every later one.
  package var states: Stream<Owner.State> {
    start()
    return Stream { [weak self] receive, end in
      guard let self else { return Stream.empty.subscribe(receive, onEnd: end) }
      receive(state)
      return stateSubject.stream.subscribe(receive, onEnd: end)
    }
  }

  private func start() {
    guard running == nil, let reactor else { return }
    let running = Subscription()
    self.running = running
    let actions = reactor.transform(action: actionSubject.stream)
    let mutations = reactor.transform(
      mutation: actions.flatMap { [weak reactor] in reactor?.mutate(action: $0) ?? .empty })
    let states = reactor.transform(
      state: mutations.asCauses().scan(state) { [weak reactor] in
        reactor?.reduce(state: $0, mutation: $1) ?? $0
      })
    running.add(states) { [weak self] in self?.show($0) }
  }

  private func show(_ state: Owner.State) {
    withMutation(keyPath: path) { _state = state }
    stateSubject.send(state)
  }

  /// Stops the reactor for good; `record` gets its actions, the returned closure sets its state.
  func stub(_ record: @escaping (Owner.Action) -> Void) -> (Owner.State) -> Void {
    let recording = Subscription()
    recording.add(actionSubject.stream, record)
    running = recording
    return { [weak self] in self?.show($0) }
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
