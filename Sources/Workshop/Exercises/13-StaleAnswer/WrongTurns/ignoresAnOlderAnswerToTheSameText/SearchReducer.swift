import LabDomain

nonisolated enum SearchReducer {
  static func reduce(into state: inout SearchState, _ intent: SearchIntent) -> [SearchEffect] {
    switch intent {
    case .queryChanged(let query):
      state.query = query
      state.isSearching = !query.isEmpty
      guard !query.isEmpty else {
        state.posts = []
        return []
      }
      return [.search(query)]
    case .found(let posts, let query) where query == state.query:
      state.posts = posts
      state.isSearching = false
    case .failed(let error, let query) where query == state.query:
      state.notice = Notice(.search, error)
      state.isSearching = false
    case .found, .failed:
      break  // The answer to another query.
    }
    return []
  }
}
