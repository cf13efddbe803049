import LabContract
import LabDomain
import LabStreams
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
    } profile: { id, name in
      let reactor = ProfileReactor(id: id, name: name, likes: likes, environment: environment)
      recorder.watch(reactor.pipeline, in: \.state, StateFields { ProfileFields($0) })
      return ProfileView(reactor: reactor)
    }
  }

  package func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    Self.headlessFeed(of: FeedReactor(environment: environment))
  }

  /// The same reactor, with a subscriber that keeps the last state.
  @MainActor package static func feedKeepingState(_ environment: AppEnvironment) -> HeadlessFeed {
    let reactor = FeedReactor(environment: environment)
    var last: FeedReactor.State?
    let subscription = Subscription()
    subscription.add(reactor.state) { last = $0 }
    return headlessFeed(of: reactor) { withExtendedLifetime((subscription, last)) {} }
  }

  /// - Parameter keep: called with each draft that is read, so that it lives as long as the feed.
  @MainActor private static func headlessFeed(
    of reactor: FeedReactor, keep: @escaping @MainActor () -> Void = {}
  ) -> HeadlessFeed {
    let (like, send, shown, draft) = reactor.entries
    return HeadlessFeed(
      like: like, type: { send(.draftChanged($0)) }, publish: { send(.publishTapped) },
      refresh: { await reactor.send(.refreshPulled, while: \.isRefreshing) },
      posts: shown,
      draft: {
        keep()
        return draft()
      })
  }
}

extension FeedReactor.State: TracedFeedState {
  package var message: Message? { messagePulse.wrappedValue }
}
extension ProfileReactor.State: TracedProfileState {}
