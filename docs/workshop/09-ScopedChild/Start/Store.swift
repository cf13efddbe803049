import Observation

/// Holds the state of a screen, which only intents change, and performs the effects of its reducer.
@Observable
final class Store<State, Intent, Effect> {
  private(set) var state: State
  private let reduce: (inout State, Intent) -> [Effect]
  private let perform: (Effect) async -> Intent

  /// - Parameter perform: Performs an effect, and returns the intent that brings the answer.
  init(
    _ state: State, reduce: @escaping (inout State, Intent) -> [Effect],
    perform: @escaping (Effect) async -> Intent
  ) {
    (self.state, self.reduce, self.perform) = (state, reduce, perform)
  }

  func send(_ intent: Intent) {
    for effect in reduce(&state, intent) { Task { send(await perform(effect)) } }
  }
}
