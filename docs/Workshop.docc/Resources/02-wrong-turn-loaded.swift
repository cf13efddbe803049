// Sources/Exercises/05-LoadTwice/WrongTurns/retryLoadsAgain/FeedView.swift
private func load() async {
  guard !hasLoaded else { return }
  do {
    posts = try await repository.page(after: nil).items
    phase = .loaded
  } catch .cancelled {
    return
  } catch {
    phase = .failed(error)
  }
  hasLoaded = true
}

private func retry() {
  phase = .loading
  Task { await load() }
}
