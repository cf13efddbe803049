import LabDomain
import LabPatterns
import Screens

extension FeedState: TracedFeedState {
  public var posts: Posts { rows.posts }
  public var found: FoundPosts? { rows.found }
  public var isPublishing: Bool { publishing.isSending }
  public var draft: String { publishing.draft }
}

extension ProfileState: TracedProfileState {}

/// The values that a trace keeps of the likes.
struct LikesFields: Equatable {
  let notice: Notice?

  init(_ state: LikesState) {
    notice = state.notice
  }
}

extension HeadlessFeed {
  init(_ screen: FeedScreen) {
    self.init(
      like: { screen.likes.send(.likeTapped($0)) }, type: { screen.send(.draftChanged($0)) },
      publish: { screen.send(.publishTapped) }, refresh: screen.refresh,
      posts: { screen.shown },
      draft: { screen.state.publishing.draft })
  }
}
