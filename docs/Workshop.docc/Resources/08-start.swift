// Sources/Exercises/13-StaleAnswer/Start/SearchStore.swift
func replay(_ session: [SearchIntent]) -> SearchState {
  var state = SearchState()
  for intent in session { reduce(into: &state, intent) }
  return state
}
// …
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
