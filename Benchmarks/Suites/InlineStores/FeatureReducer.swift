/// A reducer of one feature's state.
package protocol FeatureReducer<State> {
  associatedtype State
  func reduce(into state: inout State, _ action: LikeAction)
}

/// Runs a child's reducer on a property of its parent's state.
package struct PropertyScope<State, Child: FeatureReducer>: FeatureReducer {
  private let child: Child
  private let path: WritableKeyPath<State, Child.State>

  package init(_ child: Child, to path: WritableKeyPath<State, Child.State>) {
    self.child = child
    self.path = path
  }

  @inline(never)
  package func reduce(into state: inout State, _ action: LikeAction) {
    child.reduce(into: &state[keyPath: path], action)
  }
}

/// Runs a child's reducer on the payload of an enum case, taking it out and putting it back.
package struct CaseScope<State, Child: FeatureReducer>: FeatureReducer {
  private let child: Child
  private let extract: (State) -> Child.State?
  private let embed: (Child.State) -> State

  package init(
    _ child: Child, extract: @escaping (State) -> Child.State?,
    embed: @escaping (Child.State) -> State
  ) {
    self.child = child
    self.extract = extract
    self.embed = embed
  }

  @inline(never)
  package func reduce(into state: inout State, _ action: LikeAction) {
    guard var payload = extract(state) else { return }
    child.reduce(into: &payload, action)
    state = embed(payload)
  }
}
