// Sources/Patterns/MV/Feed/FeedView.swift
.task(id: model.query) { await search() }
// …
private func search() async {
  guard let query = SearchRule.query(model.query), query != model.found?.query else { return }
  do {
    try await environment.clock.sleep(for: SearchRule.pause)
    let answer = try await environment.useCases.searchPosts(query)
    let rows = likes.shown(in: answer)
    model.found = FoundPosts(query: query, posts: rows)
    model.posts.update(rows)
  } catch {
    model.notice = Notice(.search, error) ?? model.notice
  }
}
