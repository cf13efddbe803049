import LabDomain

/// Changes the state as an intent asks, and nothing else in it.
func reduce(into state: inout FeedState, _ intent: FeedIntent) {
  switch intent {
  case .refreshPulled:
    state.isLoading = true
    state.notice = nil
  case .refreshed(let posts):
    state.posts = Posts(posts)
    state.isLoading = false
    state.notice = nil
  case .refreshFailed(let error):
    state.isLoading = false
    state.notice = Notice(.refresh, error)
  case .noticeDismissed:
    state.notice = nil
  case .queryChanged(let query):
    state.query = query
  case .draftChanged(let draft):
    state.draft = PostRule.accept(draft)
  case .published(let post):
    state.posts.putOnTop(post)
    state.draft = ""
  case .likedOnlyChanged(let isLikedOnly):
    state.isLikedOnly = isLikedOnly
  }
}
