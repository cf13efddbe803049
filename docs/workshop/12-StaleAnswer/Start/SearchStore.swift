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
    reduce(into: &state, intent)
  }

  /// Returns the state at the end of a recorded session. The answers are among its intents.
  func replay(_ session: [SearchIntent]) -> SearchState {
    var state = SearchState()
    for intent in session { reduce(into: &state, intent) }
    return state
  }

  private func reduce(into state: inout SearchState, _ intent: SearchIntent) {
    switch intent {
    case .queryChanged(let query):
      state.query = query
      state.isSearching = !query.isEmpty
      guard !query.isEmpty else {
        state.posts = []
        return
      }
      Task {
        do throws(DomainError) {
          send(.found(try await repository.search(query)))
        } catch {
          send(.failed(error))
        }
      }
    case .found(let posts):
      state.posts = posts
      state.isSearching = false
    case .failed(let error):
      state.notice = Notice(.search, error)
      state.isSearching = false
    }
  }
}
