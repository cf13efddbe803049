// Sources/Exercises/05-LoadTwice/Solution/FeedView.swift
@State private var attempt = 1
  // …
  .task(id: attempt) { await load() }
// …
/// Loads the feed unless it has loaded or failed: returning is not a first visit.
private func load() async {
  guard phase == .loading else { return }
  do {
    posts = try await repository.page(after: nil).items
    phase = .loaded
  } catch .cancelled {
    // The user left before the answer. Returning starts the task again.
  } catch {
    phase = .failed(error)
  }
}

private func retry() {
  phase = .loading
  attempt += 1
}
