// Sources/Exercises/13-StaleAnswer/WrongTurns/writesNothingOnceCancelled/SearchStore.swift
private func perform(_ effect: SearchEffect) {
  searching?.cancel()
  switch effect {
  case .search(let query): searching = Task { await search(query) }
  case .stopSearch: searching = nil
  }
}
// …
private func search(_ query: String) async {
  do { send(.found(try await repository.search(query))) } catch { send(.failed(error)) }
}
