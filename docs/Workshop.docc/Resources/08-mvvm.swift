// Sources/Patterns/MVVM/Feed/FeedViewModel.swift
package var query = "" {
  didSet { startSearch() }
}
// …
private func startSearch() {
  searching?.cancel()
  let query = SearchRule.query(query)
  guard query != found?.query else { return }
  guard let query else {
    found = nil
    return
  }
  searching = tasks.start { await self.search(query) }
}
// …
private func search(_ query: String) async {
  do {
    try await environment.clock.sleep(for: SearchRule.pause)
    let answer = try await environment.useCases.searchPosts(query)
    let rows = likes.shown(in: answer)
    found = FoundPosts(query: query, posts: rows)
    posts.update(rows)
  } catch {
    notice = Notice(.search, error) ?? notice
  }
}
