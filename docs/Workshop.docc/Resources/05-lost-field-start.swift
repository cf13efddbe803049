// Sources/Exercises/10-LostField/Start/FeedReducer.swift
/// Returns the state after an intent.
func reduce(_ state: FeedState, _ intent: FeedIntent) -> FeedState {
  switch intent {
  case .refreshPulled:
    FeedState(posts: state.posts, isLoading: true, query: state.query, draft: state.draft)
  case .refreshed(let posts):
    FeedState(posts: Posts(posts), query: state.query, draft: state.draft)
  case .refreshFailed(let error):
    FeedState(
      posts: state.posts, notice: Notice(.refresh, error), query: state.query, draft: state.draft)
  case .noticeDismissed:
    FeedState(posts: state.posts, isLoading: state.isLoading, query: state.query)
