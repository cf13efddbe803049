import LabDomain

nonisolated struct SearchState: Equatable {
  var query = ""
  var posts: [Post] = []
  var isSearching = false
  var notice: Notice?
}

nonisolated enum SearchIntent: Equatable {
  case queryChanged(String)

  // Sent when the repository has answered.
  case found([Post])
  case failed(DomainError)
}
