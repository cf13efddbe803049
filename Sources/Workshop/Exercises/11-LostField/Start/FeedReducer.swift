import LabDomain

/// Returns the state after an intent.
func reduce(_ state: FeedState, _ intent: FeedIntent) -> FeedState {
  switch intent {
  case .refreshPulled:
    FeedState(
      posts: state.posts, isLoading: true, notice: nil, query: state.query, draft: state.draft)
  case .refreshed(let posts):
    FeedState(
      posts: Posts(posts), isLoading: false, notice: nil, query: state.query, draft: state.draft)
  case .refreshFailed(let error):
    FeedState(
      posts: state.posts, isLoading: false, notice: Notice(.refresh, error), query: state.query,
      draft: state.draft)
  case .noticeDismissed:
    FeedState(posts: state.posts, isLoading: state.isLoading, notice: nil, query: state.query)
  case .queryChanged(let query):
    FeedState(
      posts: state.posts, isLoading: state.isLoading, notice: state.notice, query: query,
      draft: state.draft)
  case .draftChanged(let draft):
    FeedState(
      posts: state.posts, isLoading: state.isLoading, notice: state.notice, query: state.query,
      draft: PostRule.accept(draft))
  case .published(let post):
    FeedState(
      posts: state.posts.puttingOnTop(post), isLoading: state.isLoading, notice: state.notice,
      query: state.query, draft: "")
  case .likedOnlyChanged(let isLikedOnly):
    FeedState(
      posts: state.posts, isLoading: state.isLoading, notice: state.notice, query: state.query,
      draft: state.draft, isLikedOnly: isLikedOnly)
  }
}

extension Posts {
  /// Returns the posts with one more at the start.
  func puttingOnTop(_ post: Post) -> Posts {
    var posts = self
    posts.putOnTop(post)
    return posts
  }
}
