// Sources/Patterns/MVVM/Feed/FeedViewModel.swift
private func setLiked(_ isLiked: Bool, _ id: Post.ID) {
  posts.setLiked(isLiked, id)
  // Unguarded, this notifies observers even if `found` is `nil`.
  if found != nil { found?.posts.setLiked(isLiked, id) }
}
// …
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
