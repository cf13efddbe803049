// Sources/Patterns/MV/Feed/FeedView.swift
.task(id: model.query) { await search() }
// …
private func search() async {
  let query = SearchRule.query(model.query)
  guard query != model.found?.query else { return }
  guard let query else {
    model.found = nil
    return
  }
  do {
    try await environment.clock.sleep(for: SearchRule.pause)
    let rows = likes.shown(in: try await environment.useCases.searchPosts(query))
    model.found = FoundPosts(query: query, posts: rows)
    model.posts.update(rows)
  } catch {
    model.notice = Notice(.search, error) ?? model.notice
  }
}
