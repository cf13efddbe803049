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
