import LabDomain

nonisolated struct SearchState: Equatable {
  var query = ""
  var posts: [Post] = []
  var isSearching = false
  var notice: Notice?
}

nonisolated enum SearchIntent: Equatable {
  case queryChanged(String)

  // Sent by effects.
  case found([Post])
  case failed(DomainError)
}

/// Work for the store. Each effect ends the search that is running.
nonisolated enum SearchEffect: Equatable {
  case search(String)
  case stopSearch
}
