// Sources/Exercises/13-StaleAnswer/Solution/SearchStore.swift
func send(_ intent: SearchIntent) {
  let effects = SearchReducer.reduce(into: &state, intent)
  for effect in effects { perform(effect) }
}
// …
private func perform(_ effect: SearchEffect) {
  searching?.cancel()
  switch effect {
  case .search(let query): searching = Task { await search(query) }
  case .stopSearch: searching = nil
  }
}
// …
private func search(_ query: String) async {
  let answer: SearchIntent
  do { answer = .found(try await repository.search(query)) } catch { answer = .failed(error) }
  // A repository may answer in spite of the cancellation.
  if !Task.isCancelled { send(answer) }
}
