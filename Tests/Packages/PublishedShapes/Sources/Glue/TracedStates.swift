import LabDomain
import LabPatterns
import Screens

extension FeedState: TracedFeedState {}

extension ProfileState: TracedProfileState {}

/// The values that a trace keeps of the likes.
struct LikesFields: Equatable {
  let notice: Notice?

  init(_ state: LikesState) {
    notice = state.notice
  }
}

extension HeadlessFeed {
  init(
    _ feed: any ScreenStore<FeedState, FeedAct>, likes: any ScreenStore<LikesState, LikeAct>
  ) {
    self.init(
      like: { likes.send(.likeTapped($0)) }, type: { feed.send(.draftChanged($0)) },
      publish: { feed.send(.publishTapped) }, refresh: { await feed.refresh() },
      posts: { feed.state.shown(with: likes.state) }, draft: { feed.state.draft })
  }
}
