/// Changes a state by an action, and returns the work that follows.
protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action

  func reduce(into state: inout State, _ action: Action) -> Effect<Action>
}

/// A reducer made of a closure.
struct Reduce<State, Action>: Reducer {
  let reduce: (inout State, Action) -> Effect<Action>

  func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
    reduce(&state, action)
  }
}

/// Runs reducers one after the other.
struct CombineReducers<State, Action>: Reducer {
  let reducers: [any Reducer<State, Action>]

  init(_ reducers: any Reducer<State, Action>...) {
    self.reducers = reducers
  }

  func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
    .merge(reducers.map { $0.reduce(into: &state, action) })
  }
}

/// Runs a child's reducer on one of several states, which the action names by a key.
struct ForEach<State, Action, Key: Hashable, Child: Reducer>: Reducer {
  let state: WritableKeyPath<State, [Key: Child.State]>
  let action: KeyPath<Action, (Key, Child.Action)?>
  let embed: (Key, Child.Action) -> Action
  let child: (Key) -> Child

  func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
    guard let (key, action) = action[keyPath: self.action],
      state[keyPath: self.state][key] != nil
    else { return .none }
    return child(key).reduce(into: &state[keyPath: self.state][key]!, action)
      .map { embed(key, $0) }
  }
}

/// Runs a child's reducer on its part of the state, for its actions.
struct Scope<State, Action, Child: Reducer>: Reducer {
  let state: WritableKeyPath<State, Child.State>
  let action: KeyPath<Action, Child.Action?>
  let embed: (Child.Action) -> Action
  let child: Child

  func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
    guard let action = action[keyPath: self.action] else { return .none }
    return child.reduce(into: &state[keyPath: self.state], action).map(embed)
  }
}
