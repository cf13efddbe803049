import LabDomain

/// Reduces intents, and ends the search that is out of date.
final class SearchReducer {
  var searching: Task<Void, Never>?

  func reduce(into state: inout SearchState, _ intent: SearchIntent) -> [SearchEffect] {
    switch intent {
    case .queryChanged(let query):
      searching?.cancel()
      state.query = query
      state.isSearching = !query.isEmpty
      guard !query.isEmpty else {
        state.posts = []
        return []
      }
      return [.search(query)]
    case .found(let posts):
      state.posts = posts
      state.isSearching = false
    case .failed(let error):
      state.notice = Notice(.search, error)
      state.isSearching = false
    }
    return []
  }
}
