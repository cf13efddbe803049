// Sources/Patterns/MVVM/Feed/FeedViewModel.swift
package func toggleLike(_ id: Post.ID) {
  guard let post = found?.posts[id: id] ?? posts[id: id] else { return }
  setLiked(!post.isLiked, id)
  guard let request = likes.toggle(id, to: !post.isLiked) else { return }
  tasks.start { await self.send(request, id) }
}
// …
/// Changes a post in the feed and in the search result.
private func setLiked(_ isLiked: Bool, _ id: Post.ID) {
  posts.setLiked(isLiked, id)
  // Unguarded, this notifies observers even if `found` is `nil`.
  if found != nil { found?.posts.setLiked(isLiked, id) }
}

private func send(_ isLiked: Bool, _ id: Post.ID) async {
  var request: Bool? = isLiked
  do {
    while let isLiked = request {
      try await environment.useCases.toggleLike(id, to: isLiked)
      request = likes.succeeded(id)
    }
  } catch .cancelled {
  } catch {
    if let confirmed = likes.failed(id) { setLiked(confirmed, id) }
    notice = Notice(.like, error) ?? notice
  }
}
