import LabDomain
import Observation

@Observable
final class SearchStore {
  private(set) var state = SearchState()
  private let repository: any FeedRepository
  @ObservationIgnored private var searching: Task<Void, Never>?

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
    searching?.cancel()
    switch effect {
    case .search(let query): searching = Task { await search(query) }
    case .stopSearch: searching = nil
    }
  }

  private func search(_ query: String) async {
    let answer: SearchIntent
    do { answer = .found(try await repository.search(query)) } catch { answer = .failed(error) }
    // A repository may answer in spite of the cancellation.
    if !Task.isCancelled { send(answer) }
  }
}
