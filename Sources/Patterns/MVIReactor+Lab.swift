import LabContract
import LabDomain
import LabTrace
import MVIReactor
import StageUI

extension MVIReactor.Pattern: TraceablePattern {
  package func screens(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> AppScreens {
    let likes = LikesReactor(useCases: environment.useCases)
    recorder.watch(likes.pipeline, in: \.state, StateFields { LikesFields(notice: $0.notice) })
    return AppScreens {
      let reactor = FeedReactor(likes: likes, environment: environment)
      recorder.watch(
        reactor.pipeline, in: \.state,
        StateFields(naming: [\.messagePulse: "message"]) { FeedFields($0) })
      return FeedView(reactor: reactor)
    } profile: { id in
      let reactor = ProfileReactor(id: id, likes: likes, environment: environment)
      recorder.watch(reactor.pipeline, in: \.state, StateFields { ProfileFields($0) })
      return ProfileView(reactor: reactor)
    }
  }

  package func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    let reactor = FeedReactor(environment: environment)
    let (like, send, shown, draft) = reactor.entries
    return HeadlessFeed(
      like: like, type: { send(.draftChanged($0)) }, publish: { send(.publishTapped) },
      refresh: { await reactor.send(.refreshPulled, while: \.isRefreshing) },
      posts: shown, draft: draft)
  }
}

extension FeedReactor.State: TracedFeedState {
  package var message: Message? { messagePulse.wrappedValue }
}
extension ProfileReactor.State: TracedProfileState {}
