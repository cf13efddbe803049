import LabDomain

nonisolated enum SearchReducer {
  static func reduce(into state: inout SearchState, _ intent: SearchIntent) -> [SearchEffect] {
    switch intent {
    case .queryChanged(let query):
      state.query = query
      state.isSearching = !query.isEmpty
      guard !query.isEmpty else {
        state.posts = []
        return [.stopSearch]
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
