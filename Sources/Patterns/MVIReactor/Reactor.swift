/// What becomes of the actions of a screen: mutations, and by them the next state.
///
/// Nothing but `mutate` may have side effects, and nothing but `reduce` makes a state.
package protocol Reactor: AnyObject {
  associatedtype Action: Sendable
  associatedtype Mutation
  associatedtype State: Sendable

  var initialState: State { get }

  /// The running part, made with the line `lazy var flow = Flow(of: self)`.
  var flow: Flow<Self> { get }

  /// What an action leads to, now and later; side effects belong here.
  func mutate(action: Action) -> Stream<Mutation>

  /// The state after a mutation; pure, and called for one mutation at a time.
  func reduce(state: State, mutation: Mutation) -> State

  /// A last word on the actions on their way to `mutate`; asked once.
  func transform(action: Stream<Action>) -> Stream<Action>

  /// A last word on the mutations on their way to `reduce`, to which what happens elsewhere can be added; asked once.
  func transform(mutation: Stream<Mutation>) -> Stream<Mutation>

  /// A last word on the states that mutations made, on their way to `currentState`; asked once.
  func transform(state: Stream<State>) -> Stream<State>
}

extension Reactor {
  package func transform(action: Stream<Action>) -> Stream<Action> { action }
  package func transform(mutation: Stream<Mutation>) -> Stream<Mutation> { mutation }
  package func transform(state: Stream<State>) -> Stream<State> { state }

  /// Where actions are sent.
  package var action: ActionSubject<Action> { flow.action }

  /// The state now; observable.
  package var currentState: State { flow.state }

  /// The state now, and every later one.
  package var state: Stream<State> { flow.states }

  /// Sends an action, and returns when the state says that what it began is no longer under way.
  package func send(_ action: Action, while isUnderWay: (State) -> Bool) async {
    self.action.send(action)
    for await state in state.values where !isUnderWay(state) { return }
  }
}
