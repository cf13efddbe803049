import LabDomain
import Observation

@Observable
final class SearchStore {
  private(set) var state = SearchState()
  private let repository: any FeedRepository

  init(repository: any FeedRepository) {
    self.repository = repository
  }

  func send(_ intent: SearchIntent) {
    let effects = SearchReducer.reduce(into: &state, intent)
    for effect in effects { perform(effect) }
  }

  /// Returns the state at the end of a recorded session. The answers are among its intents.
  func replay(_ session: [SearchIntent]) -> SearchState {
    var state = SearchState()
    for intent in session { _ = SearchReducer.reduce(into: &state, intent) }
    return state
  }

  private func perform(_ effect: SearchEffect) {
    switch effect {
    case .search(let query): Task { await search(query) }
    }
  }

  private func search(_ query: String) async {
    do { send(.found(try await repository.search(query), for: query)) } catch {
      send(.failed(error, for: query))
    }
  }
}
