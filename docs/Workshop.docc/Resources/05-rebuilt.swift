// Sources/Exercises/10-LostField/Start/FeedReducer.swift
  case .published(let post):
    FeedState(
      posts: state.posts.puttingOnTop(post), isLoading: state.isLoading, notice: state.notice,
      query: state.query)
// …
extension Posts {
  /// Returns the posts with one more at the start.
  func puttingOnTop(_ post: Post) -> Posts {
    var posts = self
    posts.putOnTop(post)
    return posts
  }
}
