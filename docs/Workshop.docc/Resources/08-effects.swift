// Sources/Exercises/13-StaleAnswer/Solution/Search.swift
nonisolated enum SearchIntent: Equatable {
  case queryChanged(String)

  // Sent by effects.
  case found([Post])
  case failed(DomainError)
}
// …
/// Work for the store. Each effect ends the search that is running.
nonisolated enum SearchEffect: Equatable {
  case search(String)
  case stopSearch
}
