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

extension HeadlessFeed {
  init(_ screen: FeedScreen) {
    self.init(
      like: { screen.send(.likeTapped($0)) }, type: { screen.send(.draftChanged($0)) },
      publish: { screen.send(.publishTapped) }, refresh: screen.refresh,
      posts: { screen.state.shown },
      draft: { screen.state.publishing.draft })
  }
}
