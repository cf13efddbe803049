import LabContract
import LabDomain
import LabTrace
import MVIReactor
import StageUI

extension MVIReactor.Pattern: TraceablePattern {
  package func screens(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> AppScreens {
    AppScreens {
      let reactor = FeedReactor(environment: environment)
      recorder.watch(
        reactor.pipeline, in: \.state,
        StateFields(naming: [\.messagePulse: "message"]) { FeedFields($0) })
      return FeedView(reactor: reactor)
    } profile: { id in
      let reactor = ProfileReactor(id: id, environment: environment)
      recorder.watch(reactor.pipeline, in: \.state, StateFields { ProfileFields($0) })
      return ProfileView(reactor: reactor)
    }
  }

  package func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    let reactor = FeedReactor(environment: environment)
    let (send, shown, draft) = reactor.entries
    return HeadlessFeed(
      like: { send(.likeTapped($0)) }, type: { send(.draftChanged($0)) },
      publish: { send(.publishTapped) },
      refresh: { await reactor.send(.refreshPulled, while: \.isRefreshing) },
      posts: shown, draft: draft)
  }
}

extension FeedReactor.State: TracedFeedState {
  package var message: Message? { messagePulse.wrappedValue }
}
extension ProfileReactor.State: TracedProfileState {}
